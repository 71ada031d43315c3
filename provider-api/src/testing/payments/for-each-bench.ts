import { after, before, beforeEach } from 'node:test';
import { NOWHERE } from '@sundara/node/testing';
import type { AppOptions } from '../../app/build-app.ts';
import type { Settings } from '../../app/settings.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { type DatabaseKind, forEachDatabase } from '../for-each-database.ts';
import {
  type Bench,
  MONDAY_NOON,
  makeCustomer,
  makeSalon,
  openBench,
  type SalonOptions,
  type TestCustomer,
  type TestSalon,
} from './booking-bench.ts';
import { type Sandbox, startSandbox } from './sandbox-process.ts';
import { startWebhookCatcher, type WebhookCatcher } from './webhook-catcher.ts';

/** The fixture of a test of booking or money. Read its fields inside tests: the hooks fill them. */
export class Scene {
  /** One for the suite, with the rows that its earlier tests left. */
  database!: Database;
  /** One for the suite; at the start of each test its clock shows MONDAY_NOON. */
  bench!: Bench;
  /** The gateway, with its normal behaviour at the start of each test; only with `webhooks`. */
  sandbox!: Sandbox;
  /** Stores the gateway's webhooks until a test delivers them; only with caught webhooks. */
  catcher!: WebhookCatcher;
  /** A new one for each test. */
  salon!: TestSalon;
  /** A new one for each test. */
  customer!: TestCustomer;
}

export interface SceneNeeds {
  /** Starts a payment sandbox, and decides where its webhooks go; without it no gateway can be reached. */
  readonly webhooks?: 'caught' | 'lost';
  /** Chairs of each salon; 1 by default. */
  readonly seats?: number;
  /** What each salon has in addition to its chairs and services. */
  readonly salon?: SalonOptions;
  /** What differs from how tests usually build the API. */
  readonly options?: Partial<AppOptions>;
  /** Settings that differ from the usual ones, by the names of their environment variables. */
  readonly settings?: Partial<Settings>;
}

/**
 * Runs one suite as `forEachDatabase` does, each with its own bench and gateway, whose books are compared, and closes
 * everything afterwards.
 * A file's own hooks run after these ones.
 * @example
 * forEachBench({ webhooks: 'lost' }, (scene) => {
 *   it('holds the time', async () => { await scene.bench.order(scene.customer, scene.salon); ... });
 * });
 */
export const forEachBench = (
  { webhooks, seats = 1, salon = {}, options = {}, settings = {} }: SceneNeeds,
  suite: (scene: Scene, kind: DatabaseKind) => void,
): void => {
  forEachDatabase((kind, open) => {
    const scene = new Scene();
    let catcher: WebhookCatcher | undefined;
    let sandbox: Sandbox | undefined;
    before(async () => {
      if (webhooks === 'caught') catcher = await startWebhookCatcher();
      if (webhooks) sandbox = await startSandbox(catcher?.url ?? NOWHERE);
      const database = await open();
      const bench = await openBench(database, sandbox?.url ?? NOWHERE, options, settings);
      Object.assign(scene, { database, bench, sandbox, catcher });
    });
    beforeEach(async () => {
      const { database, bench } = scene;
      bench.now = MONDAY_NOON;
      await sandbox?.behave({});
      scene.salon = await makeSalon(database, seats, salon);
      scene.customer = await makeCustomer(database);
    });
    after(async () => {
      await scene.bench.close();
      await sandbox?.stop();
      await catcher?.stop();
    });
    suite(scene, kind);
  });
};
