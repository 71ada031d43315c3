import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Cost, FileCost, RingCost } from './file-cost.ts';
import type { MachineUse } from './machine-use.ts';
import { RECORDED, recordedSeconds } from './recorded-seconds.ts';

const SLOWEST = 12;
/** A shorter file makes no difference to the order of a run. */
const WORTH_RECORDING_S = 3;

/** The costs of a run by its rings' names. */
export type TestReport = Readonly<Record<string, RingCost>>;

/** Where each run writes its report, below the root. */
export const REPORT = 'node_modules/.cache/test-report.json';

export const writeReport = async (root: string, report: TestReport): Promise<void> => {
  const file = path.join(root, REPORT);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
};

/** Records the seconds of the longest files for the order of later runs; files that did not run keep their record. */
export const recordSeconds = async (report: TestReport): Promise<void> => {
  const files = Object.values(report).flatMap((ring) => ring.files);
  const ran = new Set(files.map(({ file }) => file));
  const kept = Object.entries(recordedSeconds()).filter(([file]) => !ran.has(file));
  const long = files
    .filter(({ seconds }) => seconds >= WORTH_RECORDING_S)
    .map(({ file, seconds }) => [file, Math.round(seconds)] as const);
  const sorted = [...kept, ...long].sort(([one], [other]) => one.localeCompare(other));
  await writeFile(RECORDED, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
};

const figure = (seconds: number | undefined): string =>
  (seconds === undefined ? '–' : seconds.toFixed(1)).padStart(8);
const row = (name: string, { seconds, processor }: Pick<FileCost, 'seconds' | 'processor'>): string =>
  `${figure(seconds)} ${figure(processor)}  ${name}`;

/** Costs of each kind of set-up, summed over all files. */
const piecesOf = (files: readonly FileCost[]): Readonly<Record<string, Cost>> => {
  const sums: Record<string, Cost> = {};
  for (const [name, { seconds, processor }] of files.flatMap(({ pieces }) => Object.entries(pieces))) {
    const sum = sums[name] ?? { seconds: 0, processor: 0 };
    sums[name] = { seconds: sum.seconds + seconds, processor: sum.processor + processor };
  }
  return sums;
};

const percent = (part: number): string => `${Math.round(part * 100)} %`;

const describeUse = ({ idle, kernel }: MachineUse): string =>
  `all processors ${percent(idle)} idle, ${percent(kernel)} in the kernel`;

/**
 * The cost of a ring as lines: set-up by kind and files, the longest first, in seconds of wall-clock and CPU time.
 *
 * @param all whether to list every file; else the twelve that took longest
 */
export const describeCost = (ring: string, { files, once, machine }: RingCost, all: boolean): string => {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds);
  const pieces = Object.entries(piecesOf(files)).map(([name, cost]) => row(`${name}, in all files`, cost));
  return [
    `${ring}: seconds by the clock and of a processor${machine ? `; ${describeUse(machine)}` : ''}`,
    ...Object.entries(once).map(([name, cost]) => row(`${name}, once`, cost)),
    ...pieces,
    ...slowest.slice(0, all ? files.length : SLOWEST).map((cost) => row(cost.file, cost)),
  ].join('\n');
};
