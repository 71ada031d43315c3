import assert from 'node:assert/strict';
import { after, afterEach, before, it } from 'node:test';
import { addMinutes, ERRORS, isErrorCode } from '@sundara/contracts';
import { FAULT_MATRIX, type NetworkFault, testDepth, until } from '@sundara/contracts/testing';
import { beginFault } from '@sundara/node/testing';
import { prepareDeeds } from './testing/deeds.ts';
import { type FaultScene, openFaultScene } from './testing/fault-scene.ts';

let scene: FaultScene;
before(async () => {
  scene = await openFaultScene();
});
// Also where a test failed half-way.
afterEach(async () => {
  for (const way of Object.values(scene.ways)) await way.heal();
});
after(() => scene.close());

/** A way that is silent costs each deed the product's whole patience, which is short with the gateway alone. */
const isQuick = (between: string, fault: NetworkFault) =>
  fault === 'down' || fault === 'reset' || between === 'API and payment gateway';

for (const { between, faults, goesOn, refused, waits } of FAULT_MATRIX.filter((row) =>
  /^API and/.test(row.between),
))
  for (const fault of faults.filter((one) => testDepth() === 'deep' || isQuick(between, one)))
    it(`${between}, ${fault}: what needs it is refused with its code, all else goes on, all works again`, async () => {
      const way = scene.ways[between] ?? assert.fail(between);
      const { deeds, hasCome } = await prepareDeeds(scene);
      const left = Object.fromEntries(
        Object.values(refused)
          .flatMap((names) => names ?? [])
          .map((name) => [name, true]),
      );
      assert.deepEqual([...goesOn, ...Object.keys(left)].toSorted(), Object.keys(deeds).toSorted());
      await beginFault(fault, way);
      for (const name of goesOn) {
        const { status, code } = (await deeds[name]?.()) ?? assert.fail(name);
        assert.ok(status < 400, `${name}: ${status} ${code}`);
      }
      for (const [code, names = []] of Object.entries(refused))
        for (const name of names) {
          const told = (await deeds[name]?.()) ?? assert.fail(name);
          assert.ok(isErrorCode(code));
          assert.deepEqual([told.status, told.code], [ERRORS[code].status, code], name);
          if (told.status === 503) assert.ok(Number(told.retryAfter) > 0, name);
        }
      await way.heal();
      for (const name of Object.keys(left)) await until(async () => (await deeds[name]?.())?.status === 200);
      for (const name of waits)
        await until(async () => {
          scene.bench.now = addMinutes(scene.bench.now, 0.25);
          return hasCome[name]?.();
        });
    });
