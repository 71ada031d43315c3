import { resolve } from 'node:path';
import { EXIT, type Role, type RoleInput, RoleRefused } from '@sundara/node/process';
import { startTelemetry, TelemetryRefused, wantsTraces } from '@sundara/node/telemetry';
import { DatabaseError } from '../../platform/database/database-error.ts';
import { type Database, openDatabase } from '../../platform/database/open-database.ts';
import { createSchemaState, type SchemaState } from '../../platform/database/schema-state.ts';
import type { Need } from '../../platform/health/health.routes.ts';
import { databaseSettingsOf, readSettings, type Settings, StartRefused } from '../settings.ts';

/** What every role of the API begins with. */
export interface OpenRole {
  readonly settings: Settings;
  readonly database: Database;
  readonly schema: SchemaState;
  /** What `/readyz` asks besides: that the process isn't stopping, and that the schema is whole. */
  readonly needs: readonly Need[];
  /** From now on the process isn't ready. */
  drain(): void;
}

/**
 * Makes a role of work on the shared database; what has a sentence for the operator is told as one.
 * @param service its name in metrics and traces: 'sundara-api'
 */
export const roleOf =
  (service: string, work: (open: OpenRole, input: RoleInput) => ReturnType<Role>): Role =>
  async (input) => {
    try {
      const settings = readRoleSettings(input.env);
      const { METRICS_PORT: port, METRICS_HOST: host } = settings;
      const endTelemetry = await startTelemetry({
        service,
        metrics: port === 0 ? undefined : { port, host },
        traces: wantsTraces(input.env),
      });
      const open = await openRole(settings, input);
      const started = await work(open, input).catch(async (error) => {
        await open.database.close();
        throw error;
      });
      if (typeof started === 'number') return started;
      return { ...started, close: () => started.close().then(endTelemetry) };
    } catch (error) {
      const isTold = [StartRefused, DatabaseError, TelemetryRefused].some((kind) => error instanceof kind);
      if (!isTold || !(error instanceof Error)) throw error;
      throw new RoleRefused(error.message, EXIT.failed, { cause: error });
    }
  };

const openRole = async (settings: Settings, { fail }: RoleInput): Promise<OpenRole> => {
  const database = await openDatabase({ ...databaseSettingsOf(settings), onStopped: fail });
  const schema = createSchemaState(database);
  let draining = false;
  const needs = [
    needOf('This process is stopping.', async () => !draining),
    needOf('The database lacks migrations: run `sundara migrate`.', schema.isWhole),
  ];
  const drain = () => {
    draining = true;
  };
  return { settings, database, schema, needs, drain };
};

const needOf = (sentence: string, holds: () => Promise<boolean>): Need => ({
  sentence,
  check: async () => {
    if (!(await holds())) throw new StartRefused(sentence);
  },
});

/** The embedded database is one process's own, so roles need a server. */
const readRoleSettings = (env: RoleInput['env']): Settings => {
  try {
    const settings = readSettings(env);
    if (!settings.DATABASE_URL)
      throw new StartRefused('The setting DATABASE_URL is not set: it needs a postgres:// address.');
    return { ...settings, DATA_DIR: resolve(settings.DATA_DIR) };
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    throw new RoleRefused(error.message, EXIT.wrongSetting, { cause: error });
  }
};
