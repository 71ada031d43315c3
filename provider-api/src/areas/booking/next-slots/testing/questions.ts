import { readFileSync } from 'node:fs';

/** A question as people type it, and what it asks for. */
export interface Question {
  readonly text: string;
  /** Words that are in the name or the kind of the service. */
  readonly service: string;
  readonly locality: string;
  /** Days from today, or the name of a weekday. */
  readonly day: number | 'saturday' | 'sunday' | 'monday' | 'wednesday';
  /** '17:00' of the earliest and the last start; the last is not included. */
  readonly from: string | undefined;
  readonly until: string | undefined;
}

const dayOf = (word = ''): Question['day'] => (/^\d$/.test(word) ? Number(word) : (word as Question['day']));

/** What a line without indent asks for: '0 17:00- | Haircut | Ameerpet'. */
const askedBy = (line: string): Omit<Question, 'text'> => {
  const [when = '', service = '', locality = ''] = line.split(' | ');
  const [day, times = ''] = when.split(' ');
  const [from, until] = times.split('-').map((time) => time || undefined);
  return { service, locality, day: dayOf(day), from, until };
};

const questionsOf = (lines: readonly string[]): readonly Question[] => {
  const questions: Question[] = [];
  let asked = askedBy('');
  for (const line of lines) {
    if (line.startsWith('  ')) questions.push({ ...asked, text: line.trim() });
    else asked = askedBy(line);
  }
  return questions;
};

/** All questions of `questions.txt`. */
export const QUESTIONS: readonly Question[] = questionsOf(
  readFileSync(new URL('questions.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);
