import { licenseOf } from './licenses.ts';
import type { LockedPackage } from './locked-packages.ts';

/** Below the root. */
export const BILL_FILE = 'docs/bill-of-materials.cdx.json';

const scopeOf = ({ isForDevelopment, isOptional }: LockedPackage): string => {
  if (isForDevelopment) return 'excluded';
  return isOptional ? 'optional' : 'required';
};

const componentOf = (one: LockedPackage) => {
  const license = licenseOf(one);
  return {
    type: 'library',
    name: one.name,
    version: one.version,
    scope: scopeOf(one),
    ...(license && { licenses: [{ expression: license }] }),
    purl: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
  };
};

/**
 * The packages of the lock as CycloneDX 1.5, one per line, without a time or serial number, so that the same lock gives
 * the same text. Scope: `required` in production, `optional` where only some systems need it, `excluded` for
 * development. npm's own `npm sbom` includes the folder, the time and npm's version, and is five times as long. Hashes
 * are in the lock.
 */
export const billOfMaterials = (packages: readonly LockedPackage[]): string => {
  const head = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 };
  const subject = { component: { type: 'application', name: 'sundara' } };
  const components = packages.map((one) => JSON.stringify(componentOf(one)));
  return `${JSON.stringify({ ...head, metadata: subject }).slice(0, -1)},"components":[\n${components.join(',\n')}\n]}\n`;
};
