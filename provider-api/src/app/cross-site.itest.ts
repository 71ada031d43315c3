import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { operationUrl } from '@sundara/contracts/api';
import { shows, sized } from '@sundara/contracts/testing';
import { dumpTables } from '../testing/payments/table-dump.ts';
import { SITE_URL } from '../testing/test-settings.ts';
import { operationNamed } from './testing/sample-calls/make-sample-call.ts';
import { type OpenSampleScene, openSampleScene } from './testing/sample-calls/open-sample-scene.ts';

const SITE = new URL(SITE_URL);
/** Other sites, some of which look like ours to a careless comparison. */
const ORIGINS = [
  'https://evil.example',
  'null',
  `${SITE_URL}.evil.example`,
  `http://evil-${SITE.host}`,
  `http://evil.${SITE.host}`,
  `http://${SITE.hostname}:31337`,
  `http://${SITE.host}@evil.example`,
  '*',
  'file://',
].slice(0, sized({ quick: 4, deep: 9 }));
/** What a form of another site can send without asking first. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b', 'text/plain'] as const;

/** Counted whatever becomes of a call. */
const COUNTERS = ['attempts'];

describe('pages of other sites', () => {
  let place: OpenSampleScene;
  before(async () => {
    place = await openSampleScene();
  });
  after(() => place.close());

  const rows = async () => {
    const all = await dumpTables(place.database);
    return Object.fromEntries(Object.entries(all).filter(([table]) => !COUNTERS.includes(table)));
  };

  it('change nothing by forms, even with the session of a visitor', async () => {
    const before = await rows();
    const wrong: string[] = [];
    let sent = 0;
    const writes = place.calls().filter(([name]) => operationNamed(name).method !== 'GET');
    for (const [name, { params, query, body = {} }] of writes) {
      const { method, path } = operationNamed(name);
      const url = operationUrl({ name, path }, { ...(params && { params }), ...(query && { query }) });
      const send = async (headers: Readonly<Record<string, string>>, payload = '') => {
        sent += 1;
        const cookie = place.scene.refreshCookie;
        const { statusCode } = await place.bench.app.inject({
          ...{ method, url, headers: { cookie, ...headers } },
          ...(payload !== '' && { payload }),
        });
        if (statusCode < 400) wrong.push(`${name} takes ${JSON.stringify(headers)}: ${statusCode}`);
      };
      for (const origin of ORIGINS) {
        await send({ origin });
        await send({ origin, 'content-type': 'application/json' }, JSON.stringify(body));
      }
      // Also where a browser does not say where it comes from.
      for (const type of FORMS) await send({ 'content-type': type }, formText(type, body));
    }
    const after = await rows();
    const changed = Object.keys(before).filter((table) => !isDeepStrictEqual(before[table], after[table]));
    assert.deepEqual([wrong, changed], [[], []]);
    shows('T65', { 'forms of other sites': sent, 'tables that they changed': changed.length });
  });

  it('are told by no operation that their scripts may read or call it', async () => {
    const opened: string[] = [];
    let asked = 0;
    for (const [name, { params, query }] of place.calls()) {
      const { method, path } = operationNamed(name);
      const url = operationUrl({ name, path }, { ...(params && { params }), ...(query && { query }) });
      for (const origin of ORIGINS) {
        const preflight = {
          'access-control-request-method': method,
          'access-control-request-headers': 'authorization',
        };
        for (const [as, headers] of [
          ['OPTIONS', { origin, ...preflight }],
          [method, { origin }],
        ] as const) {
          asked += 1;
          const reply = await place.bench.app.inject({ method: as, url, headers });
          const told = Object.keys(reply.headers).filter((header) => header.startsWith('access-control-'));
          if (told.length > 0 || (as === 'OPTIONS' && reply.statusCode < 400))
            opened.push(`${as} ${name} by ${origin}: ${reply.statusCode} ${told}`);
        }
      }
    }
    assert.deepEqual(opened, []);
    shows('T65', { 'calls of other origins': asked, 'of them allowed': opened.length });
  });
});

const formText = (type: (typeof FORMS)[number], body: Readonly<Record<string, unknown>>): string => {
  const fields = Object.entries(body).map(([name, value]) => [name, String(value)] as const);
  if (type === 'text/plain') return JSON.stringify(body);
  if (type === 'application/x-www-form-urlencoded')
    return new URLSearchParams(Object.fromEntries(fields)).toString();
  const parts = fields.map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--b--\r\n`;
};
