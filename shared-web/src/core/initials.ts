/** 'AR' for 'Asha Rao', 'A' for 'Asha': the initials of the first and the last word; '' if there is no letter. */
export const initialsOf = (name: string): string => {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...new Intl.Segmenter('en-IN').segment(word)][0]?.segment ?? '').join('');
};
