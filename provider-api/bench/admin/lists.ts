import { deskQuestions } from './desk-questions.ts';
import { moneyQuestions } from './money-questions.ts';
import { peopleQuestions } from './people-questions.ts';

/** What a person asks of a list: the `number`-th path with its query, other words and pages each time. */
export interface Question {
  readonly list: string;
  readonly name: string;
  readonly path: (number: number) => string;
}

/** Every list of the admin's area, with what it can be asked. */
export const QUESTIONS: readonly Question[] = [...peopleQuestions, ...moneyQuestions, ...deskQuestions];
