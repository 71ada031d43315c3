import type { Random } from '@sundara/contracts/testing';

/** Ways to change a text so that it still looks about the same. */
const MANGLES = ['cut', 'append', 'prepend', 'insert', 'drop', 'turn', 'case', 'homoglyph', 'widen'] as const;

/** Characters that are easily overlooked: white space, ends of lines and texts, marks without width. */
const UNSEEN = [' ', '\t', '\n', '\r\n', '\0', '\u00a0', '\u200b', '\ufeff', '\u2060', '%00', '|', ','];

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ a: 'а', c: 'с', d: 'ԁ', e: 'е', o: 'о', p: 'р', y: 'у', r: 'г', s: 'ѕ', u: 'υ', b: 'Ь' },
  ...{ '0': 'О', '1': 'l', '3': 'З', '4': 'Ч', '6': 'б', '8': '৪', _: '＿' },
};

/** The text, changed in one of these ways; it may stay the same where there is nothing to change. */
export const mangleText = (random: Random, text: string): string => {
  const place = random.between(0, Math.max(0, text.length - 1));
  const [before, here, after] = [text.slice(0, place), text.slice(place, place + 1), text.slice(place + 1)];
  switch (random.pick(MANGLES)) {
    case 'cut':
      return random.chance(0.5) ? before : text.slice(place + 1);
    case 'append':
      return text + random.pick([...UNSEEN, '0', 'a', text]);
    case 'prepend':
      return random.pick([...UNSEEN, '0', 'a']) + text;
    case 'insert':
      return before + random.pick(UNSEEN) + here + after;
    case 'drop':
      return before + after;
    case 'turn':
      return [...text].reverse().join('');
    case 'case':
      return before + (here === here.toUpperCase() ? here.toLowerCase() : here.toUpperCase()) + after;
    case 'homoglyph':
      return before + (LOOKALIKES[here] ?? `${here}\u0301`) + after;
    case 'widen':
      return before + String.fromCodePoint((here.codePointAt(0) ?? 0x20) + 0xfee0) + after;
  }
};
