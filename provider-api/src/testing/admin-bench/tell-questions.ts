import { loadavg } from 'node:os';
import { CLIENTS, type Measured } from './measure-questions.ts';

/** 99 of 100 pages are there by then, in milliseconds. */
export const GOAL_MS = 50;

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`.padStart(7);

/** A line for each question of a list. */
export const tellList = (name: string, measured: readonly Measured[]): void => {
  console.log(
    `\n${name}, ${CLIENTS} clients without a pause (load of the machine ${loadavg()[0]?.toFixed(1)})`,
  );
  for (const each of measured) {
    const over = each.api.p99 > GOAL_MS ? '  over the goal' : '';
    console.log(
      `  ${each.name.padEnd(38)} p50 ${ms(each.api.p50)}  p99 ${ms(each.api.p99)}  bare SQL p99 ${ms(each.sql.p99)}  ratio ${ratioOf(each)}${over}`,
    );
  }
};

const ratioOf = ({ api, sql }: Measured): string => (api.p99 / sql.p99).toFixed(1);

/** Which questions are over the goal, or that none is. */
export const tellWhole = (measured: readonly Measured[]): void => {
  const over = measured.filter(({ api }) => api.p99 > GOAL_MS);
  const slowest = measured.toSorted((one, other) => other.api.p99 - one.api.p99)[0];
  console.log(
    over.length === 0
      ? `\nAll ${measured.length} questions are within ${GOAL_MS} ms: met. The slowest is ${nameOf(slowest)}.`
      : `\n${over.length} of ${measured.length} questions are over ${GOAL_MS} ms: not met.\n${over.map((each) => `  ${nameOf(each)}`).join('\n')}`,
  );
};

const nameOf = (each: Measured | undefined): string =>
  each
    ? `${each.list}, ${each.name}: p99 ${ms(each.api.p99).trim()}, ${ratioOf(each)} times the bare SQL`
    : 'none';
