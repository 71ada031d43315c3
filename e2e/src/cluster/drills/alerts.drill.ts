import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { makeTemporaryFolder, NOWHERE, removeFolder } from '@sundara/node/testing';
import { FAULTS } from '../alerts/faults.ts';
import { alertNames, type Prometheus, startPrometheus } from '../alerts/prometheus.ts';
import { type Cluster, startCluster } from '../cluster.ts';
import { packageFolder } from '../processes/package-folder.ts';

const LIMIT_MS = 150_000;
const PAUSE_MS = 300;

describe('each alert fires when what it is about happens', () => {
  let cluster: Cluster;
  let prometheus: Prometheus;
  let place: string;
  before(async () => {
    place = await makeTemporaryFolder();
    const settings = { SMTP_URL: NOWHERE.replace('http', 'smtp'), MAILBOX: 'off' };
    cluster = await startCluster({ folder: packageFolder(), settings });
    prometheus = await startPrometheus(cluster, path.join(place, 'prometheus'));
  });
  after(async () => {
    await prometheus?.stop();
    await cluster?.stop();
    await removeFolder(place);
  });

  it('no alert is without its fault', async () => {
    const drilled = FAULTS.flatMap(({ alerts }) => alerts);
    assert.deepEqual(drilled.toSorted(), (await alertNames()).toSorted());
  });

  for (const { what, alerts, act } of FAULTS)
    it(`${what}: ${alerts.join(', ')}`, async () => {
      const fired = new Set<string>();
      const missing = () => alerts.filter((alert) => !fired.has(alert));
      const end = performance.now() + LIMIT_MS;
      for (let turn = 0; missing().length > 0 && performance.now() < end; turn += 1) {
        const acting = act(cluster, turn);
        let isOver = false;
        const over = acting.then(() => {
          isOver = true;
        });
        do {
          await Promise.race([over, wait(PAUSE_MS)]);
          for (const alert of await prometheus.firing()) fired.add(alert);
        } while (!isOver);
        await wait(PAUSE_MS);
      }
      assert.deepEqual(missing(), [], `fires: ${[...fired].join(', ')}`);
    });
});
