import { Box } from '@sundara/web/core';

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a name at the words of a search: 'Rosewater' by 'ros w' gives Ros, e, w, ater. */
export const cutByWords = (name: string, search: string): readonly { text: string; matched: boolean }[] => {
  const words = search.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text: name, matched: false }];
  // The longest first, so that 'hairspa' is not cut as 'hair' when both are searched for.
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  return name
    .split(new RegExp(`(${pattern})`, 'giu'))
    .map((text, index) => ({ text, matched: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
};

/** A name with the searched letters emphasised. */
export const MatchedText = ({ name, search }: { name: string; search: string }) =>
  cutByWords(name, search).map(({ text, matched }, index) =>
    matched ? (
      // The parts of a name never change places.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Box component="b" key={index} sx={{ fontWeight: 700, color: 'primary.main' }}>
        {text}
      </Box>
    ) : (
      text
    ),
  );
