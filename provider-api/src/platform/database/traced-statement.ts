import { tracedStep } from '@sundara/node/telemetry';
import type { QueryConfig } from 'pg';

/** Longer statements are cut in a span. */
const MOST_LETTERS = 2_000;

/** Runs a statement as a step of the trace under way. Its text has places for values ($1), and no values. */
export const tracedStatement = <T>(statement: QueryConfig | string, run: () => Promise<T>): Promise<T> => {
  const text = typeof statement === 'string' ? statement : statement.text;
  const command = /^\W*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
  return tracedStep(
    command,
    () => ({
      'db.system.name': 'postgresql',
      'db.operation.name': command,
      'db.query.text': text.slice(0, MOST_LETTERS),
    }),
    run,
  );
};
