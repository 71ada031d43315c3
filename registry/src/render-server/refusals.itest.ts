import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type TestContext, test } from 'node:test';
import { folderOf } from '../core/release-name.ts';
import { canonicalJson } from '../documents/canonical-json.ts';
import { documentHash } from '../documents/document-hash.ts';
import { requireComposition } from '../environments/environment-rules.ts';
import { integrityOf } from '../files/integrity.ts';
import { renderedEnvironment } from '../testing/rendered-environment.ts';
import { discoveryRelease } from '../testing/stocked-registry.ts';
import { buildRenderServer, RENDER_LIMITS } from './app.ts';

const start = async (t: TestContext, limits = RENDER_LIMITS) => {
  const stocked = await renderedEnvironment(t);
  const app = await buildRenderServer(stocked.settings, { limits });
  app.log.level = 'silent';
  t.after(() => app.close());
  const callOf = (composition = stocked.composition, page = '/salon/1') => ({
    set: { composition, assetsUrl: '', leftOut: {} },
    route: { remoteId: 'discovery', path: '/salon/:id' },
    job: {
      path: page,
      now: '2026-11-26T06:30:00.000Z',
      page: {
        ...{ environment: 'local', sequence: 1, canary: false, flags: [], preload: [] },
        config: { checkoutScriptUrl: '/c.js', contact: { phone: '1', email: 'a@b.example' } },
      },
      replies: {},
    },
  });
  const render = async (call: object, url = '/render') => {
    const answer = await app.inject({ method: 'POST', url, payload: call });
    return { status: answer.statusCode, json: answer.json() };
  };
  return { ...stocked, app, callOf, render };
};

test('a call is answered by the page', async (t) => {
  const { callOf, render } = await start(t);
  const { status, json } = await render(callOf());
  assert.deepEqual([status, json.rendered.kind], [200, 'rendered']);
});

test('a page that runs without a remote is rendered without it, also after one that runs with it', async (t) => {
  const { callOf, render } = await start(t);
  const call = callOf();
  const kindOf = async (leftOut: object) =>
    (await render({ ...call, set: { ...call.set, leftOut } })).json.rendered.kind;
  assert.equal(await kindOf({}), 'rendered');
  assert.equal(await kindOf({ discovery: 'It is newer.' }), 'failed');
  assert.equal(await kindOf({}), 'rendered');
});

test('a call that is not written right, too large or of another registry is refused with a sentence', async (t) => {
  const { callOf, render } = await start(t);
  const call = callOf();
  const refusals: readonly [object, number, RegExp][] = [
    [{ ...call, code: 'exports.run = 1' }, 400, /Unrecognized key: "code"/],
    [{ ...call, set: { ...call.set, shell: 'code' } }, 400, /Unrecognized key: "shell"/],
    [{ ...call, set: { ...call.set, assetsUrl: 'https://a.example/x' } }, 400, /must be an origin/],
    [callOf('../environments/local'), 400, /set\.composition/],
    [callOf('0'.repeat(64)), 409, /The composition 0{64} is not in this registry/],
    [{ ...call, job: { ...call.job, path: 'x'.repeat(9_000_000) } }, 413, /too large/],
  ];
  for (const [wrong, status, sentence] of refusals) {
    const answer = await render(wrong);
    assert.equal(answer.status, status, answer.json.error);
    assert.match(answer.json.error, sentence);
  }
  assert.equal((await render(callOf('0'.repeat(64)), '/warm')).status, 400);
});

test('a server bundle that was changed where it lies is not run', async (t) => {
  const { settings, callOf, render } = await start(t);
  const bundle = path.join(settings.dataDir, 'registry/files/remotes/discovery/1.0.0/main.cjs');
  await writeFile(bundle, "exports.exposes = { page: async () => 'changed' };");
  const { json } = await render(callOf());
  assert.equal(json.rendered.kind, 'failed');
  assert.match(json.fault.reason, /not the file that was published/);
});

test('a composition of a release that its team has not signed is not run, whoever names it', async (t) => {
  const { registry, callOf, render, composition } = await start(t);
  const code = Buffer.from("exports.exposes = { page: async () => 'forged' };");
  const plain = discoveryRelease('6.6.6');
  const files = { ...plain.files, 'main.cjs': { integrity: integrityOf(code), size: code.length } };
  const record = { ...plain, files, server: 'main.cjs' };
  const written = { 'record.json': Buffer.from(canonicalJson(record)), 'main.cjs': code };
  for (const [file, content] of Object.entries(written))
    await registry.files.write(`${folderOf(plain)}/${file}`, content);
  const base = await requireComposition(registry, composition);
  const locked = { version: '6.6.6', record: documentHash(record) };
  const forged = await registry.keepComposition({ ...base, remotes: { ...base.remotes, discovery: locked } });
  const { status, json } = await render(callOf(forged));
  assert.equal(status, 409);
  assert.match(json.error, /discovery@6\.6\.6 is not a release that its team has signed/);
});

test('a server with enough pages, or a page that takes too long, answers at once that it is not rendered', async (t) => {
  const { callOf, render } = await start(t, { mostAtOnce: 1, pageMs: 300 });
  const never = callOf(undefined, '/salon/never');
  const [late, full] = await Promise.all([render(never), render(callOf())]);
  assert.deepEqual([late.status, full.status], [503, 503]);
  assert.match(late.json.error, /over 0\.3 s/);
  assert.match(full.json.error, /1 pages are rendered already/);
});
