import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import type { Composition, RenderJob } from '@sundara/contracts/federation';
import { usedBy } from '@sundara/node/process-use';
import { compose } from '../../compose/compose.ts';
import { aCompositionDocument, aShellRecord } from '../../testing/release-records.ts';
import { runProgram } from '../../testing/run-program.ts';
import { startConfined } from './confined-process.ts';
import { RENDERER_LIMITS, type RendererLimits } from './limits.ts';
import { createRenderer, type Renderer } from './renderer.ts';

/** A shell whose page at '/loops' is what the remote 'loops' makes of the job. */
const SHELL = `
exports.loadShared = async () => ({ react: { version: '19' } });
exports.createRenderer = (composition, exposesOf) => async (job) => {
  const page = await exposesOf(job.path.slice(1))['./page']();
  return { kind: 'rendered', html: String(await page(job)), styles: [] };
};`;
const pageOf = (body: string) => `exports.exposes = { './page': async () => async (job) => { ${body} } };`;

/** What code tries that wants out: each attempt gives the error that refused it, or 'done'. */
const ATTEMPTS = `
const tries = {
  require: () => require('node:fs'),
  process: () => process.binding('fs'),
  builtin: () => process.getBuiltinModule('node:fs'),
  code: () => Function('return 1')(),
  constructed: () => (async () => {}).constructor('return import("node:fs")')(),
  load: () => import('node:fs').then((fs) => fs.readFileSync('/etc/hostname')),
  net: () => import('node:net'),
  fetch: () => fetch('http://127.0.0.1:1/'),
  channel: () => process.send({}),
  names: () => own.send({}),
};
const found = {};
for (const [name, attempt] of Object.entries(tries)) {
  try { await attempt(); found[name] = 'done'; } catch (error) { found[name] = error.name; }
}
return JSON.stringify({ ...found, environment: Object.keys(process.env).length });`;

const REMOTES = {
  good: `const react = require('react'); ${pageOf("return 'React ' + react.version + ', ' + job.replies['/api/a'].body;")}`,
  loops: pageOf('for (;;);'),
  never: pageOf('await new Promise(() => {});'),
  throws: pageOf("throw new Error('no salon');"),
  late: pageOf(
    "setTimeout(() => { throw new Error('late'); }, 5); await new Promise((go) => setTimeout(go, 200));",
  ),
  grows: pageOf("const all = []; for (;;) all.push(new Array(100000).fill('x'));"),
  broken: 'exports.exposes = nothing.here;',
  curious: pageOf(ATTEMPTS),
};

const UNUSABLE = { changed: 'It is not the file that was published.' };

const record = aShellRecord('1.0.0');
const composition: Composition = compose(aCompositionDocument([record]), 'id', [record], { assetsUrl: '' });
const jobAt = (path: string): RenderJob => ({
  path,
  now: '2026-11-26T06:30:00.000Z',
  page: {
    ...{ environment: 'local', sequence: 1, canary: false, flags: [], preload: [] },
    config: { checkoutScriptUrl: '/c.js', contact: { phone: '1', email: 'a@b.example' } },
  },
  replies: { '/api/a': { status: 200, body: 'A' } },
});

// A busy machine may take long to give a process its half second.
const limits = { ...RENDERER_LIMITS, pageMs: 500, firstPageMs: 1_000, waitMs: 60_000 };
const newRenderer = (more: Partial<RendererLimits> = {}) =>
  createRenderer(composition, { shell: SHELL, remotes: REMOTES, unusable: UNUSABLE }, { ...limits, ...more });
let renderer: Renderer;
before(() => {
  renderer = newRenderer();
});
after(() => renderer.close());

const render = (page: string) => renderer.render(jobAt(`/${page}`));
const isGood = async () =>
  assert.deepEqual(await render('good'), { kind: 'rendered', html: 'React 19, A', styles: [] });

test('a page is rendered from the replies that the job brings, with what the shell lends', isGood);

const ENDED = {
  loops: /over 500 ms of a processor/,
  late: /ended by itself/,
  grows: /ended by itself|memory|of a processor/,
};
for (const [page, reason] of Object.entries(ENDED))
  test(`a page of the remote ${page} ends the process, and the next page is rendered by a new one`, async () => {
    const rendered = await render(page);
    assert.equal(rendered.kind, 'ended');
    assert.match('detail' in rendered ? rendered.detail : '', reason);
    await isGood();
  });

test('a page that waits for what never comes ends the process too', async () => {
  // Its start has no longer than that either.
  const impatient = newRenderer({ waitMs: 10_000 });
  const rendered = await impatient.render(jobAt('/never'));
  impatient.close();
  assert.deepEqual(rendered, { kind: 'ended', detail: 'It took over 10000 ms.' });
});

const FAILED = {
  throws: /no salon/,
  broken: /nothing is not defined/,
  absent: /no server bundle/,
  changed: /not the file that was published/,
};
for (const [page, reason] of Object.entries(FAILED))
  test(`a page of the remote ${page} is told, and the process goes on`, async () => {
    const rendered = await render(page);
    assert.equal(rendered.kind, 'failed');
    assert.match('detail' in rendered ? rendered.detail : '', reason);
    await isGood();
  });

test('code of a page reaches no module of Node, no file, no network, and no environment', async () => {
  const rendered = await render('curious');
  assert.equal(rendered.kind, 'rendered');
  assert.deepEqual(JSON.parse(rendered.html), {
    ...{ require: 'Error', process: 'TypeError', builtin: 'TypeError', code: 'EvalError' },
    ...{ constructed: 'EvalError', load: 'TypeError', net: 'TypeError', fetch: 'ReferenceError' },
    ...{ channel: 'TypeError', names: 'ReferenceError', environment: 0 },
  });
});

test('the first page of a process has longer, as its code is not compiled yet', async () => {
  const fresh = newRenderer();
  const rendered = await fresh.render(jobAt('/loops'));
  assert.match('detail' in rendered ? rendered.detail : '', /over 1000 ms of a processor/);
  fresh.close();
});

test('pages of releases that are not needed any more are neither rendered nor faulty', async () => {
  const fresh = newRenderer();
  await fresh.render(jobAt('/good'));
  const pages = [fresh.render(jobAt('/never')), fresh.render(jobAt('/good'))];
  await Promise.resolve();
  fresh.close();
  assert.deepEqual(
    (await Promise.all(pages)).map(({ kind }) => kind),
    ['closed', 'closed'],
  );
  assert.equal((await fresh.render(jobAt('/good'))).kind, 'closed');
});

test('pages that are asked for together are rendered one after another', async () => {
  const crowd = await Promise.all(Array.from({ length: 100 }, () => render('good')));
  assert.deepEqual([...new Set(crowd.map(({ kind }) => kind))], ['rendered']);
});

test('a renderer ends with the site, even in the middle of a page', async () => {
  const { child: site, ended } = runProgram('looping-renderer', {});
  const [printed] = await once(site.stdout ?? site, 'data');
  const renderer = Number(String(printed));
  assert.ok(await usedBy(renderer), 'it runs');
  site.kill('SIGKILL');
  await ended;
  const end = Date.now() + 10_000;
  while (await usedBy(renderer)) {
    assert.ok(Date.now() < end, 'it runs on');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
});

test('a renderer whose site has ended before it began ends at once', async () => {
  const another = process.ppid;
  const [code] = await once(startConfined(another), 'exit');
  assert.equal(code, 1);
});
