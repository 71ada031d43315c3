const NUMBER = /^\d+$/;

const compareParts = (a: string, b: string): number => {
  const bothNumbers = NUMBER.test(a) && NUMBER.test(b);
  if (bothNumbers) return Number(a) - Number(b);
  // A number comes before a word.
  if (NUMBER.test(a) !== NUMBER.test(b)) return NUMBER.test(a) ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

const compareLists = (a: readonly string[], b: readonly string[]): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const [left, right] = [a[index], b[index]];
    if (left === undefined || right === undefined) return a.length - b.length;
    const order = compareParts(left, right);
    if (order !== 0) return order;
  }
  return 0;
};

const split = (version: string) => {
  const dash = version.indexOf('-');
  const core = dash === -1 ? version : version.slice(0, dash);
  return { core: core.split('.'), before: dash === -1 ? undefined : version.slice(dash + 1).split('.') };
};

/** Negative when `a` is the older version, positive when it is the newer, 0 when equal: semver's precedence. */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [split(a), split(b)];
  const order = compareLists(left.core, right.core);
  if (order !== 0) return order;
  // '1.1.0-rc.1' comes before '1.1.0'.
  if (!left.before || !right.before) return Number(Boolean(right.before)) - Number(Boolean(left.before));
  return compareLists(left.before, right.before);
};
