import {
  addDays,
  type LocalDate,
  type LocalTime,
  localDateOf,
  localTimeOf,
  WEEKDAYS,
  weekdayOf,
} from './kolkata.ts';
import { clockOf, phrase, TIME_AFTER, TIME_BEFORE } from './when-phrases.ts';

/** When somebody wants to come: a day, and starts from one time on and before another. */
export interface When {
  readonly date?: LocalDate;
  readonly from?: LocalTime;
  readonly until?: LocalTime;
}

/** A search text without its words of time, and what those say. */
export interface TextAndWhen extends When {
  readonly text: string;
}

type Day = readonly [words: RegExp, date: (today: LocalDate) => LocalDate];

const next = (weekday: number, today: LocalDate): LocalDate =>
  addDays(today, (weekday - WEEKDAYS.indexOf(weekdayOf(today)) + 7) % 7);

/** Longer phrases stand before those that they contain. 'Kal' is yesterday too, which nobody books. */
const DAYS: readonly Day[] = [
  [phrase('day after tomorrow|parson?|परसों|ఎల్లుండి|ellundi'), (today) => addDays(today, 2)],
  [phrase('tomorrow|tmrw|kal|कल|రేపు|repu'), (today) => addDays(today, 1)],
  [phrase('today|aaj|आज|ఈ\\s?రోజు|నేడు|ee ?roju|tonight'), (today) => today],
  // Saturday; on a Sunday it has come already.
  [phrase('weekend|वीकेंड|వీకెండ్'), (today) => (weekdayOf(today) === 'sunday' ? today : next(5, today))],
  ...WEEKDAYS.map((name, no): Day => [phrase(name), (today) => next(no, today)]),
];

type Part = readonly [words: RegExp, times: Omit<When, 'date'>];

const PARTS: readonly Part[] = [
  [phrase('morning|subah|सुबह|ఉదయం|udayam'), { until: '12:00' }],
  [phrase('afternoon|dopahar|दोपहर|మధ్యాహ్నం|madhyahnam'), { from: '12:00', until: '17:00' }],
  [phrase('evening|sha+m|शाम|సాయంత్రం|sayantram'), { from: '17:00' }],
  [phrase('night|ra+t|रात|రాత్రి|ratri'), { from: '18:00' }],
];
const TONIGHT = phrase('tonight');

/**
 * Takes the words of time out of a search text, in English, Hindi and Telugu, in their letters or in Latin ones. Times
 * without a day mean today, or tomorrow where they have passed; an hour without am or pm is one in which salons are
 * open. Dates are left in the text.
 * @example
 * readWhen('haircut kal shaam ko ameerpet', now)
 * // { text: 'haircut ameerpet', date: '2026-11-25', from: '17:00' }
 */
export const readWhen = (text: string, now: Date): TextAndWhen => {
  let rest = text;
  const take = (words: RegExp): RegExpExecArray | undefined => {
    const found = words.exec(rest) ?? undefined;
    if (found) rest = rest.replace(words, '$1 ');
    return found;
  };
  const isTonight = TONIGHT.test(rest);
  const today = localDateOf(now);
  const day = DAYS.find(([words]) => take(words))?.[1](today);
  const part = PARTS.find(([words]) => take(words))?.[1] ?? (isTonight ? { from: '18:00' } : {});
  const isLate = (part.from ?? '') >= '17:00';
  const timeOf = (forms: readonly RegExp[]): LocalTime | undefined => {
    for (const form of forms) {
      const clock = clockOf(form.exec(rest)?.groups, isLate);
      if (clock && take(form)) return clock;
    }
    return undefined;
  };
  const from = timeOf(TIME_AFTER) ?? part.from;
  const before = timeOf(TIME_BEFORE) ?? part.until;
  const until = before && from && from >= before ? undefined : before;
  const usual = from || until ? (until && until <= localTimeOf(now) ? addDays(today, 1) : today) : undefined;
  const date = day ?? usual;
  return {
    text: rest
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' ,', ',')
      .replaceAll(/^[\s,]+|[\s,]+$/g, ''),
    ...(date && { date }),
    ...(from && { from }),
    ...(until && { until }),
  };
};
