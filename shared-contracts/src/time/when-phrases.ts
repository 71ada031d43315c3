import type { LocalTime } from './kolkata.ts';

const LETTER = '\\p{L}\\p{M}\\p{N}';
/** Small words that belong to a word of time and mean nothing without it. */
const BEFORE = '(?:(?:on|this|next|for|in the|coming|at)\\s+)*';
const AFTER = '(?:\\s+(?:ko|me|mein|को|में))?';

/** Whole words of time in any case, with the small words around them; its first group is what stands before them. */
export const phrase = (words: string): RegExp =>
  new RegExp(`(^|[^${LETTER}])${BEFORE}(?:${words})${AFTER}(?=$|[^${LETTER}])`, 'iu');

/** The hours in words, as people type them: 'after six', 'before noon'. */
const HOURS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, noon: 12 },
};

const CLOCK = `(?<hour>\\d{1,2}|${Object.keys(HOURS).join('|')})(?:[:.](?<minute>[0-5]\\d))?\\s*(?<half>[ap]\\.?m\\.?)?(?:\\s*(?:baje|o'?clock|बजे|గంటల(?:కు)?))?`;

/** 'after 6', '6 baje ke baad'. */
export const TIME_AFTER: readonly RegExp[] = [
  phrase(`(?:after|from|post)\\s+${CLOCK}`),
  phrase(`${CLOCK}\\s*(?:ke ba+d|के बाद|తర్వాత)`),
];
/** 'before 11', '11 baje se pehle'. */
export const TIME_BEFORE: readonly RegExp[] = [
  phrase(`(?:before|until|till|by)\\s+${CLOCK}`),
  phrase(`${CLOCK}\\s*(?:se peh?le|se pahle|से पहले|లోపు)`),
];

/** The groups of a time that was found. */
export interface ClockWords {
  readonly hour?: string;
  readonly minute?: string;
  readonly half?: string;
}

/** From this hour on, one without am or pm is one of the morning. */
const FIRST_OPEN = 8;

/**
 * The time that was found: '6' gives '18:00', as no salon is open at six in the morning, and '9' gives '09:00'.
 * @param isLate the text speaks of an evening, so that '9' is '21:00'
 * @returns undefined for none, and for what is no time, like '45'
 */
export const clockOf = (words: ClockWords | undefined, isLate: boolean): LocalTime | undefined => {
  if (!words?.hour) return undefined;
  const { minute = '00', half } = words;
  const hour = HOURS[words.hour.toLowerCase()] ?? Number(words.hour);
  if (hour > 23 || (half && (hour === 0 || hour > 12))) return undefined;
  const isAfternoon = half ? /^p/i.test(half) : hour < 12 && (isLate || hour < FIRST_OPEN);
  const clock = half ? (hour % 12) + (isAfternoon ? 12 : 0) : hour + (isAfternoon && hour > 0 ? 12 : 0);
  return `${String(clock).padStart(2, '0')}:${minute}`;
};
