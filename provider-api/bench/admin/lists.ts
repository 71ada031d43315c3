import { moderationQuestions } from './moderation-questions.ts';
import { moneyQuestions } from './money-questions.ts';
import { peopleQuestions } from './people-questions.ts';

/** A query of a list: the `number`-th path with its query string, with other words and pages each time. */
export interface Question {
  readonly list: string;
  readonly name: string;
  readonly path: (number: number) => string;
}

/** Every list of the admin's area, with its queries. */
export const QUESTIONS: readonly Question[] = [...peopleQuestions, ...moneyQuestions, ...moderationQuestions];
