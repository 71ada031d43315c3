import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { freePort, until } from '@sundara/contracts/testing';
import { madeIn, renderedEnvironment } from '../testing/rendered-environment.ts';
import { ask } from '../testing/running-site.ts';
import { startRenderServer, startSite } from '../testing/site-process.ts';
import { runStubApi } from '../testing/stub-api.ts';

/** The content of a page once it was rendered; none of its answers is an error meanwhile. */
const rendered = (site: { readonly origin: string }, path: string): Promise<string> =>
  until(async () => {
    const page = await ask(site.origin, path);
    assert.equal(page.status, 200);
    return madeIn(page) ?? false;
  });

const start = async (t: TestContext) => {
  const { variables } = await renderedEnvironment(t);
  const site = { ...variables, API_URL: await runStubApi(t) };
  return { variables, site };
};

test('a page is the same whether the site renders it or a render server does', async (t) => {
  const { variables, site } = await start(t);
  const server = await startRenderServer(t, variables);
  const own = await startSite(t, site);
  const served = await startSite(t, { ...site, RENDER_URL: server.origin });
  for (const path of ['/', '/salon/7']) assert.equal(await rendered(served, path), await rendered(own, path));
  await server.stop();
  assert.equal(madeIn(await ask(served.origin, '/salon/8')), undefined, 'it had rendered them');
});

test('pages go on when a render server dies: by the other one, else in the browser alone', async (t) => {
  const { variables, site } = await start(t);
  const ports = [`${await freePort()}`, `${await freePort()}`];
  const [first, second] = await Promise.all(
    ports.map((PORT) => startRenderServer(t, { ...variables, PORT })),
  );
  assert.ok(first && second);
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const served = await startSite(t, { ...site, RENDER_URL: origins.join() });
  await rendered(served, '/salon/1');
  const slow = ['/salon/slow', '/salon/slow?q=1'];
  for (const path of slow)
    assert.equal(madeIn(await ask(served.origin, path)), undefined, 'nobody waits for it');
  // It is at one of the two pages now.
  await first.kill();
  for (const path of [...slow, '/salon/2', '/salon/3', '/salon/4']) await rendered(served, path);
  await second.kill();
  const page = await ask(served.origin, '/salon/5');
  assert.deepEqual([page.status, madeIn(page)], [200, undefined]);
  await until(() => served.said().includes(`The render server ${origins[1]} rendered nothing`));
  await startRenderServer(t, { ...variables, PORT: ports[1] ?? '' });
  await rendered(served, '/salon/5');
  assert.doesNotMatch(
    served.said(),
    /could not be rendered on the server at \/salon\/5/,
    'no release is blamed',
  );
});

test('a fault of a release is told by the site, once, as if it had rendered the page', async (t) => {
  const { variables, site } = await start(t);
  const server = await startRenderServer(t, variables);
  const served = await startSite(t, { ...site, RENDER_URL: server.origin });
  await ask(served.origin, '/salon/faulty');
  const line = 'discovery@1.0.0 could not be rendered on the server at /salon/faulty: failed: no salon';
  await until(() => served.said().includes(line));
  assert.equal(served.said().split(line).length, 2);
  assert.ok(!server.said().includes('no salon'));
});
