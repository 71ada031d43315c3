/** Escapes text so that LIKE matches it literally. */
export const literal = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
