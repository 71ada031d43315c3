/** What Node prints around an error, which says nothing to the person who started us. */
const NOISE = /^\s+at |^\s*[{}\]]|^Node\.js v|^\s*\^|^\s+\w+: |^\(Use `node|^\s*\[cause\]/;

/** How our servers begin their last sentence; ours begins in its own way. */
const PREFIX = /^[\w' ]+ (can't start|cannot start|stops): /;

/** The last line of a program's error output that says what happened; undefined when there is none. */
export const lastSentence = (lines: readonly string[]): string | undefined => {
  return lines
    .findLast((line) => line.trim() !== '' && !NOISE.test(line))
    ?.trim()
    .replace(PREFIX, '');
};
