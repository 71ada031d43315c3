import { createHash } from 'node:crypto';
import type { Question } from './lists.ts';

type Path = string | ((number: number) => string);

/** The queries of one list: each name with what follows the list's path. */
export const asked = (list: string, path: string, questions: Readonly<Record<string, Path>>): Question[] =>
  Object.entries(questions).map(([name, query]) => ({
    list,
    name,
    path: (number) => `${path}${typeof query === 'string' ? query : query(number)}`.replaceAll(' ', '%20'),
  }));

/** The `number`-th item, starting over after the last one. */
export const turn = <T>(items: readonly T[], number: number): T => items[number % items.length] as T;

/** A page number from the second to the last page of `rows` rows, spread over them. */
export const pageOf = (rows: number, limit: number, number: number): number =>
  2 + ((number * 7_919) % Math.max(1, Math.floor(rows / limit) - 2));

/** The id of a generated row such as 'user 7', as the database computes it. */
export const idOf = (made: string): string =>
  createHash('md5')
    .update(made)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const madeOf = (text: string, length: number): string =>
  createHash('md5').update(text).digest('hex').slice(0, length);

/** Beginnings of words in names and texts. */
export const SHORT = ['a', 'ra', 'k', 'sh', 'me', 'd', 'th', 'zo'];
export const COMMON = ['asha', 'reddy', 'kumar', 'meera', 'rao', 'sharma'];
