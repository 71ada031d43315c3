const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };
/** A minute of an operator is a second of the drill, but a window needs some looks. */
const FASTER = 60;
const SHORTEST_S = 6;
const LONGEST_S = 20;

const faster = (number: string, unit: string): string =>
  `${Math.min(LONGEST_S, Math.max(SHORTEST_S, Math.round((Number(number) * (SECONDS[unit] ?? 1)) / FASTER)))}s`;

/** Ages, in seconds, that an alert compares with. */
const AGE = /(_age_seconds\) > )(\d+)/g;
/** No process of a drill is as large as one that leaks. */
const MEMORY = /1\.5e9/g;

/**
 * The operator's rules with each time divided by sixty, so that a drill of minutes sees what takes an operator hours.
 * Thresholds stay, but for ages and memory.
 */
export const fasterRules = (rules: string): string =>
  rules
    .replaceAll(/\[(\d+)([smh])\]/g, (_, number, unit) => `[${faster(number, unit)}]`)
    .replaceAll(/for: (\d+)([smh])/g, 'for: 2s')
    .replaceAll(AGE, (_, before, seconds) => `${before}${Math.ceil(Number(seconds) / FASTER)}`)
    .replaceAll(MEMORY, '5e7');
