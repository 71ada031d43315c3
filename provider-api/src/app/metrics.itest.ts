import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { freePort, until } from '@sundara/contracts/testing';
import { removeFolder } from '@sundara/node/testing';
import { makeEmbeddedDataFolder } from '../testing/embedded-database.ts';
import { runServer } from '../testing/run-server.ts';

/** What must not be told of anybody: sent in addresses, bodies and headers. */
const PRIVATE = { email: 'kavya.rao@example.test', phone: '9876501234', token: 'tok3n-of-somebody' };

describe('the metrics of an API process', () => {
  it('tells each operation by its name, has no more series for more addresses, and nothing of a person', async (test) => {
    const DATA_DIR = await makeEmbeddedDataFolder();
    const METRICS_PORT = String(await freePort());
    // Fifty calls at once outlast the usual wait on a busy machine, and an answer of 503 were a series of its own.
    const settings = { DATA_DIR, METRICS_PORT, DEMO_DATA: 'off', DATABASE_WAIT_SECONDS: '120' };
    const server = runServer(settings);
    test.after(async () => {
      server.signal('SIGKILL');
      await server.ended();
      await removeFolder(DATA_DIR);
    });
    const api = await server.ready();
    const metrics = `http://127.0.0.1:${METRICS_PORT}`;
    const scrape = async () => {
      const reply = await fetch(`${metrics}/metrics`);
      assert.match(reply.headers.get('content-type') ?? '', /^text\/plain/);
      return reply.text();
    };
    const ask = async (path: string, init?: RequestInit) => {
      const reply = await fetch(`${api}${path}`, init);
      await reply.arrayBuffer();
      return reply.status;
    };
    const visits = [
      (n: number) =>
        ask(`/api/public/salons?limit=1&q=${PRIVATE.email}${n}`, {
          headers: { authorization: `Bearer ${PRIVATE.token}${n}` },
        }),
      (n: number) => ask(`/api/public/salons/${n}`),
      (n: number) =>
        ask(`/api/none/${PRIVATE.phone}${n}?token=${PRIVATE.token}`, { method: n % 2 ? 'GET' : 'DELETE' }),
    ];
    const visit = (n: number) => visits[n % visits.length]?.(n);
    for (let n = 0; n < 6; n += 1) await visit(n);
    const login = { email: PRIVATE.email, password: PRIVATE.token };
    const headers = { 'content-type': 'application/json' };
    assert.equal(await ask('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(login) }), 401);
    await ask('/api/public/salons/sublocalities');
    await ask('/api/public/salons/sublocalities');

    // What waits is left out of a scrape for which a busy database takes too long.
    const first = await until(async () => {
      const text = await scrape();
      return /^sundara_money_to_look_at\S* \d+$/m.test(text) && text;
    });
    const has = (text: string, line: RegExp) => assert.match(text, line);
    has(
      first,
      /^http_server_request_duration_seconds_count\{sundara_operation="auth\.login",http_response_status_code="401"\S* 1$/m,
    );
    has(
      first,
      /^sundara_api_errors_total\{sundara_operation="auth\.login",error_type="INVALID_CREDENTIALS"\S* 1$/m,
    );
    has(
      first,
      /^http_server_request_duration_seconds_count\{sundara_operation="unknown",http_response_status_code="404"\S* 2$/m,
    );
    has(first, /^sundara_read_cache_reads_total\{outcome="kept"\S* [1-9]/m);
    has(first, /^db_client_connection_max\S* 1$/m);
    has(first, /^db_client_connection_count\{db_client_connection_state="idle"\S* [01]$/m);
    has(first, /^process_cpu_time_seconds_total\{cpu_mode="user"\S* [\d.]+$/m);
    has(first, /^nodejs_eventloop_delay_p99_seconds\S* [\d.e-]+$/m);

    for (let n = 6; n < 1_000; n += 50)
      await Promise.all(Array.from({ length: Math.min(50, 1_000 - n) }, (_, more) => visit(n + more)));
    const later = await scrape();
    const seriesOf = (text: string) =>
      text
        .split('\n')
        .filter((line) => /^(http_|sundara_(api|read))/.test(line))
        .map((line) => line.slice(0, line.lastIndexOf(' ')));
    assert.deepEqual(seriesOf(later), seriesOf(first));
    for (const found of Object.values(PRIVATE)) assert.doesNotMatch(later, new RegExp(found));

    assert.equal(await ask('/metrics'), 404, 'the address of the API tells none');
    assert.equal(
      (await fetch(`${metrics}/api/public/salons`)).status,
      404,
      'and this one tells nothing else',
    );

    const second = await runServer(settings).ended();
    assert.deepEqual([second.code, second.said.split('\n').length], [1, 1]);
    assert.match(second.said, new RegExp(`Port ${METRICS_PORT} for metrics is taken`));
  });
});
