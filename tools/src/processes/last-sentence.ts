/** What Node prints around an error, which does not help the person who started us. */
const NOISE = /^\s+at |^\s*[{}\]]|^Node\.js v|^\s*\^|^\s+\w+: |^\(Use `node|^\s*\[cause\]/;

/** How our servers begin their last sentence; the caller adds its own beginning. */
const PREFIX = /^[\w' ]+ (can't start|cannot start|stops): /;

/** The last line of a program's error output that says what happened; undefined when there is none. */
export const lastSentence = (lines: readonly string[]): string | undefined => {
  return lines
    .findLast((line) => line.trim() !== '' && !NOISE.test(line))
    ?.trim()
    .replace(PREFIX, '');
};
