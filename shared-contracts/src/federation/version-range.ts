type Parts = readonly [major: number, minor: number, patch: number];

const FORM = /^([\^~]?)(\d+)\.(\d+)\.(\d+)$/;

const read = (text: string): { readonly sign: string; readonly parts: Parts } | undefined => {
  const [, sign = '', major, minor, patch] = FORM.exec(text) ?? [];
  return major === undefined ? undefined : { sign, parts: [Number(major), Number(minor), Number(patch)] };
};

/** How many leading parts must be equal: '1.2.3' all, '~1.2.3' two, '^1.2.3' up to the first that is not zero. */
const fixedParts = (sign: string, parts: Parts): number => {
  if (sign === '') return 3;
  if (sign === '~') return 2;
  const first = parts.findIndex((part) => part > 0);
  return first === -1 ? 3 : first + 1;
};

/**
 * Whether a version lies in a range of the three forms that a declaration may use: '^1.2.0', '~1.2.0' and
 * '1.2.0', with semver's meaning. Any other version or range gives false. The gate before a promotion and the
 * browser both use this function.
 */
export const satisfies = (version: string, range: string): boolean => {
  const found = read(version);
  const floor = read(range);
  if (!found || !floor || found.sign !== '') return false;
  const differing = found.parts.findIndex((part, index) => part !== floor.parts[index]);
  if (differing === -1) return true;
  const newer = (found.parts[differing] ?? 0) > (floor.parts[differing] ?? 0);
  return newer && differing >= fixedParts(floor.sign, floor.parts);
};
