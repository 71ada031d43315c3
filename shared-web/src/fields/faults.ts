import type { Faults } from '@sundara/contracts/api';
import type { Fields } from './field.ts';

/** Where a field stands in the body. */
export const pathOf = (fields: Fields, name: string): string => fields[name]?.path ?? name;

const isAt = (fault: string, path: string): boolean =>
  fault === path || fault.startsWith(`${path}.`) || path.startsWith(`${fault}.`);

/** What is wrong at a path, in it, or with that of which it is a part. */
export const faultAt = (faults: Faults, path: string): string | undefined =>
  Object.entries(faults).find(([fault]) => isAt(fault, path))?.[1];

/** The faults that remain when a field is edited: a fault applies to the old value only. */
export const faultsBut = (faults: Faults, path: string): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([fault]) => !isAt(fault, path)));

/** The first field with a fault, in the order of the definition. */
export const firstWrong = (fields: Fields, faults: Faults): string | undefined =>
  Object.keys(fields).find((name) => faultAt(faults, pathOf(fields, name)) !== undefined);
