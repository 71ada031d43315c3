import * as z from 'zod';

const { localeError } = z.locales.en();

/**
 * What is said about a field where the contract has no words of its own: 'Email is required', 'Page: too small:
 * expected number to be >=1'. Without it zod/mini says 'Invalid input' to everything. Holds for the process.
 */
export const installFieldMessages = (): void => {
  z.config({
    customError: (issue) => {
      const field = nameOf(issue.path?.at(-1));
      // Fastify gives null for a body that is not there.
      const missing = issue.code === 'invalid_type' && (issue.input ?? undefined) === undefined;
      if (missing) return `${field} is required`;
      const said = localeError(issue);
      const text = typeof said === 'string' ? said : (said?.message ?? 'not valid');
      return `${field}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    },
  });
};

/** 'salonId' is shown as 'Salon id'; what has no name is the body itself. */
const nameOf = (key: PropertyKey | undefined): string => {
  if (key === undefined) return 'A JSON body';
  const words = String(key)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
