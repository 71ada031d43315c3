import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { until } from '@sundara/contracts/testing';
import pg from 'pg';
import { bucketServer } from '../testing/bucket-server.ts';
import { temporaryFolder } from '../testing/build-folder.ts';
import { makePostgresDatabase } from '../testing/postgres-database.ts';
import { madeIn, renderedEnvironment } from '../testing/rendered-environment.ts';
import { ask } from '../testing/running-site.ts';
import { startRenderServer, startSite } from '../testing/site-process.ts';
import { runStubApi } from '../testing/stub-api.ts';

test('it renders with a database role that may only read, the trust file, and nothing of the site', async (t) => {
  const database = await makePostgresDatabase();
  const { variables: bucket } = await bucketServer(t);
  const stored = { ...bucket, REGISTRY_DATABASE_URL: database.url };
  const { variables, settings } = await renderedEnvironment(t, stored);
  const reader = `reader_${randomUUID().replaceAll('-', '')}`;
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`create role ${reader} login password 'read'`);
  await owner.query(`grant select on registry_documents to ${reader}`);
  t.after(async () => {
    await owner.query(`drop owned by ${reader}`);
    await owner.query(`drop role ${reader}`);
    await owner.end();
    await database.stop();
  });
  const url = Object.assign(new URL(database.url), { username: reader, password: 'read' });
  const server = await startRenderServer(t, {
    ...stored,
    REGISTRY_DATABASE_URL: url.href,
    DATA_DIR: await temporaryFolder(t, 'data'),
    TRUST_FILE: settings.trustFile,
  });
  assert.equal((await ask(server.origin, '/readyz')).status, 200, server.said());
  const site = await startSite(t, {
    ...variables,
    API_URL: await runStubApi(t),
    RENDER_URL: server.origin,
  });
  assert.ok(await until(async () => madeIn(await ask(site.origin, '/'))));
  await server.stop();
});
