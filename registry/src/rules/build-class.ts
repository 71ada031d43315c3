/** What kind of build a version is: 'release' for 1.4.2, else its pre-release's word, 'pr' for 1.4.2-pr.7. */
export const buildClass = (version: string): string => {
  const [, word] = /^[^-+]+-([a-z]*)/i.exec(version) ?? [];
  if (word === undefined) return 'release';
  return word.toLowerCase() || 'unnamed';
};
