const PLACE = /\{\w+\}/;
/** Placeholders in the specification's own texts: 'Page X of Y', 'N mins'. */
const OPEN_WORD = /\{\w+\}|\b[XYN]\b/;
const FILLED = '[^\\n]{1,60}?';

const escaped = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/'/g, "\\\\?'")
    .replace(/ /g, '\\s+');
const patternOf = (text: string, place: RegExp): string =>
  text.split(new RegExp(place, 'g')).map(escaped).join(FILLED);

/** Code without its comments. */
const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(),])\/\/.*$/gm, '$1');

/** A test without what only looks like an expectation: comments, titles, and the fake server's messages. */
const withoutSetting = (test: string): string =>
  withoutComments(test)
    .replace(/(\b(?:test|it|describe)\(|\)\()\s*(['"`])(?:\\.|(?!\2).)*\2/g, '$1')
    .replace(/\b(?:message|msg): (['"`])(?:\\.|(?!\1).)*\1/g, '')
    .replace(/\\([.?])/g, '$1');

/** Whether a literal, a line of JSX or a regular expression of this code is the text, all of it and no more. */
const stands = (text: string, code: string): boolean =>
  new RegExp(`(?:['"\`>]|/\\^?|^\\s*)${patternOf(text.trim(), PLACE)}\\s*(?:['"\`<]|\\$?/|\\s*$)`, 'm').test(
    code,
  );

export const standsInSource = (written: string, code: string): boolean =>
  stands(written, withoutComments(code));

export const standsInTest = (seen: string, code: string): boolean => stands(seen, withoutSetting(code));

/** Whether the text that a test expects contains the quoted words. */
export const holdsText = (seen: string, text: string): boolean =>
  new RegExp(patternOf(text.trim(), OPEN_WORD)).test(seen);
