import { loadavg } from 'node:os';
import { PAUSE_MS } from './measure-people.ts';
import { CLIENTS, type Compared, type Measured } from './measure-questions.ts';

/** The goal for the 99th percentile of the response times, in milliseconds. */
export const GOAL_MS = 50;

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`.padStart(7);

/** Prints a line for each query of a list: without a pause, then with pauses as people make them. */
export const tellList = (name: string, measured: readonly Measured[]): void => {
  console.log(
    `\n${name}, ${CLIENTS} clients without a pause | who pause ${PAUSE_MS} ms (load of the machine ${loadavg()[0]?.toFixed(1)})`,
  );
  for (const { name: question, busy, people } of measured)
    console.log(`  ${question.padEnd(36)} ${told(busy)} | ${told(people)}`);
};

const told = (compared: Compared): string => {
  const { api, sql } = compared;
  const over = api.p99 > GOAL_MS ? '*' : ' ';
  return `p50 ${ms(api.p50)}  p99 ${ms(api.p99)}${over} SQL p99 ${ms(sql.p99)}  ratio ${ratioOf(compared)}`;
};

const ratioOf = ({ api, sql }: Compared): string => (api.p99 / sql.p99).toFixed(1).padStart(4);

/** Prints which queries are over the goal, or that none is. */
export const tellWhole = (measured: readonly Measured[]): void => {
  console.log(`\n* is over ${GOAL_MS} ms.`);
  tellWay(measured, 'busy', 'Without a pause');
  tellWay(measured, 'people', `Of ${CLIENTS} people who pause ${PAUSE_MS} ms`);
};

const tellWay = (measured: readonly Measured[], way: 'busy' | 'people', words: string): void => {
  const over = measured.filter((each) => each[way].api.p99 > GOAL_MS);
  const ratios = measured
    .map((each) => each[way].api.p99 / each[way].sql.p99)
    .sort((one, other) => one - other);
  const middle = ratios[ratios.length >> 1]?.toFixed(1);
  const met = over.length === 0 ? 'met' : 'not met';
  console.log(
    `${words}: ${measured.length - over.length} of ${measured.length} questions are within ${GOAL_MS} ms (${met}); the middle ratio to the bare SQL is ${middle}.`,
  );
  for (const each of over) console.log(`  ${each.list}, ${each.name}: p99 ${ms(each[way].api.p99).trim()}`);
};
