import type { Values } from '@sundara/web/fields';
import type { SalonFields } from './salon-form.ts';

const NEEDED = [
  ['owner', 'choose an owner'],
  ['name', 'give a name'],
  ['email', 'give an email'],
  ['contactNumber', 'give a contact number'],
] as const;

/** What the first step still needs before the next one (specification 2, section 5); undefined for nothing. */
export const missingIn = (values: Values<SalonFields>, isNew: boolean): string | undefined => {
  const missing = NEEDED.filter(([name]) => {
    const value = values[name];
    return typeof value === 'string' ? value.trim() === '' : isNew && !value;
  }).map(([, words]) => words);
  const last = missing.pop();
  return last && `To go on, ${missing.length > 0 ? `${missing.join(', ')} and ${last}` : last}.`;
};
