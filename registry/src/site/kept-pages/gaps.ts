/** Bytes with gaps, which each response fills with its own word; all words have one length, in Latin letters. */
export interface Gapped {
  readonly bytes: Buffer;
  /** Where each gap begins. */
  readonly gaps: readonly number[];
}

/** The bytes with every place of a word as a gap. */
export const gapsAt = (bytes: Buffer, word: string): Gapped => {
  const gaps: number[] = [];
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + word.length)) gaps.push(at);
  return { bytes, gaps };
};

/** A copy with this word in each gap. */
export const fillGaps = ({ bytes, gaps }: Gapped, word: string): Buffer => {
  const filled = Buffer.from(bytes);
  for (const gap of gaps) filled.write(word, gap, 'latin1');
  return filled;
};

/** The bytes between gaps of a length. */
export const partsBetween = ({ bytes, gaps }: Gapped, length: number): readonly Buffer[] => {
  const ends = [...gaps, bytes.length];
  return ends.map((end, index) => bytes.subarray(index === 0 ? 0 : (gaps[index - 1] ?? 0) + length, end));
};
