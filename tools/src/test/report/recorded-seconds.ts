import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** Seconds of the test files that took longest, by the last run that recorded them: `npm test -- --record`. */
export const RECORDED = path.join(import.meta.dirname, 'recorded-seconds.json');

/** Seconds by file below the root. */
export const recordedSeconds = (): Readonly<Record<string, number>> =>
  z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(RECORDED, 'utf8')));
