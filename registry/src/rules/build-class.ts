/** The kind of build of a version: 'release' for 1.4.2, else the word of its pre-release part, 'pr' for 1.4.2-pr.7. */
export const buildClass = (version: string): string => {
  const [, word] = /^[^-+]+-([a-z]*)/i.exec(version) ?? [];
  if (word === undefined) return 'release';
  return word.toLowerCase() || 'unnamed';
};
