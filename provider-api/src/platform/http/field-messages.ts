import * as z from 'zod';
import { problemText } from './problem-text.ts';

/**
 * Sets the message for a field where the contract has none: 'Email is required', 'Page must be 1 or more' (resolutions
 * S34). Without it, every message of zod/mini is 'Invalid input'. Applies to the whole process.
 */
export const installFieldMessages = (): void => {
  z.config({ customError: (issue) => `${nameOf(issue.path?.at(-1))} ${problemText(issue)}` });
};

/** Parameters whose names are no words. */
const NAMES: Readonly<Record<string, string>> = { q: 'Search text', sort: 'Order', near: 'Place' };

/** 'salonId' is shown as 'Salon'; without a name it is the body itself. */
const nameOf = (key: PropertyKey | undefined): string => {
  if (key === undefined) return 'A JSON body';
  const name = String(key);
  if (/^\d+$/.test(name)) return `Entry ${Number(name) + 1}`;
  const words = name
    .replace(/(?<=.)Id$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return NAMES[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
};
