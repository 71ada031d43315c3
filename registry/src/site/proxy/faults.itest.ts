import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { errorReplySchema } from '@sundara/contracts/api';
import { faultRow, until } from '@sundara/contracts/testing';
import { beginFault, startFaultProxy } from '@sundara/node/testing';
import { type Answer, ask, runSite } from '../../testing/running-site.ts';
import { stockedRegistry } from '../../testing/stocked-registry.ts';
import { runStubApi } from '../../testing/stub-api.ts';

const { faults, goesOn, refused } = faultRow('site and API');

/** How soon a silent API is given up; a busy machine needs longer than a whole one. */
const LIMITS = { connectMs: 2_000, headersMs: 2_000, silenceMs: 2_000 };

const siteBehind = async (t: TestContext) => {
  const { dataDir } = await stockedRegistry(t);
  const way = await startFaultProxy(await runStubApi(t));
  t.after(() => way.down());
  const site = await runSite(
    t,
    { DATA_DIR: dataDir, API_URL: way.url, SANDBOX_URL: way.url },
    { proxy: LIMITS },
  );
  const page = (await ask(site, '/')).body.toString();
  const file = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? assert.fail(page);
  const deeds: Readonly<Record<string, () => Promise<Answer>>> = {
    'visitors open a page': () => ask(site, '/'),
    'browsers get the files of a page': () => ask(site, file),
    'pages ask the API': () => ask(site, '/api/public/salons'),
    'people send something to the API': () =>
      ask(site, '/api/contact', { method: 'POST', body: Buffer.from('{}') }),
  };
  return { way, deeds };
};

for (const fault of faults)
  test(`site and API, ${fault}: pages and files come, calls are told to come again, and work after it`, async (t) => {
    const { way, deeds } = await siteBehind(t);
    const names = [...goesOn, ...Object.values(refused).flatMap((some) => some ?? [])];
    assert.deepEqual(names.toSorted(), Object.keys(deeds).toSorted());
    await beginFault(fault, way);
    for (const name of goesOn) assert.equal((await deeds[name]?.())?.status, 200, name);
    for (const [code, some = []] of Object.entries(refused))
      for (const name of some) {
        const answer = (await deeds[name]?.()) ?? assert.fail(name);
        assert.ok([502, 503, 504].includes(answer.status), `${name}: ${answer.status}`);
        assert.equal(errorReplySchema.parse(JSON.parse(answer.body.toString())).code, code, name);
        assert.ok(Number(answer.headers['retry-after']) > 0, name);
      }
    await way.heal();
    for (const name of names) await until(async () => (await deeds[name]?.())?.status === 200);
  });
