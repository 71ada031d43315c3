import * as z from 'zod';

const { localeError } = z.locales.en();

/**
 * Sets the message for a field where the contract has none: 'Email is required', 'Page: too small:
 * expected number to be >=1'. Without it, every message of zod/mini is 'Invalid input'. Applies to the whole process.
 */
export const installFieldMessages = (): void => {
  z.config({
    customError: (issue) => {
      const field = nameOf(issue.path?.at(-1));
      // Fastify passes null for a missing body.
      const missing = issue.code === 'invalid_type' && (issue.input ?? undefined) === undefined;
      if (missing) return `${field} is required`;
      const said = localeError(issue);
      const text = typeof said === 'string' ? said : (said?.message ?? 'not valid');
      return `${field}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    },
  });
};

/** 'salonId' is shown as 'Salon id'; without a name it is the body itself. */
const nameOf = (key: PropertyKey | undefined): string => {
  if (key === undefined) return 'A JSON body';
  const words = String(key)
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
