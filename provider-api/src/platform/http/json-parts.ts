/** An import of 500 services has some 10,000, a picture as text a handful. */
const MOST_PARTS = 50_000;
const BEGINS = [',', '{', '['];

/**
 * Whether JSON has more parts than any operation takes, by the characters that begin one: 12 MB of short fields take
 * seconds to parse, in which nobody else is answered, and 200 MB of memory.
 */
export const hasTooManyParts = (json: string): boolean => {
  let parts = 0;
  for (const begin of BEGINS)
    for (let at = json.indexOf(begin); at >= 0; at = json.indexOf(begin, at + 1)) {
      parts += 1;
      if (parts > MOST_PARTS) return true;
    }
  return false;
};
