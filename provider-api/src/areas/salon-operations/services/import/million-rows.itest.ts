import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, before, it } from 'node:test';
import { IMPORT_BYTES, IMPORT_ROWS } from '@sundara/contracts/api';
import { shows, sized } from '@sundara/contracts/testing';
import { withinLimit } from '@sundara/node/time-limit';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../../testing/payments/for-each-bench.ts';

const ROWS = sized({ quick: 100_000, deep: 1_000_000 });
const AT_ONCE = 4;
const PATH = '/api/salon/services/bulk-import';
/** Until an import is answered; a quick run shares its processor with others. */
const LIMIT_MS = sized({ quick: 60_000, deep: 30_000 });
/** What the sockets of both sides hold of a body that nobody reads. */
const IN_SOCKETS = 16 * 2 ** 20;
const ROW = (no: number) => `{"name":"Service ${no}","category":"Hair Care","price":${no % 500}}`;

forEachBench({}, (scene) => {
  let owner: TestCustomer;
  let salonId: string;
  let port: number;
  const open = new Set<Socket>();
  before(async () => {
    owner = await makeCustomer(scene.database, 'salon');
    salonId = (await makeSalon(scene.database, 1, { ownerId: owner.id })).id;
    port = Number(new URL(await scene.bench.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  // A server that is closed waits for its connections.
  afterEach(() => {
    for (const socket of open) socket.destroy();
  });

  /** Begins an import, and answers its socket with the status that comes for it. */
  const begin = async (framing: string) => {
    const socket = connect(port, '127.0.0.1');
    open.add(socket);
    socket.on('error', () => {});
    await once(socket, 'connect');
    const head = `host: localhost\r\nauthorization: Bearer ${owner.token}\r\ncontent-type: application/json`;
    socket.write(`POST ${PATH} HTTP/1.1\r\n${head}\r\n${framing}\r\n\r\n`);
    let status = '';
    socket.on('data', (answer) => {
      if (status === '') status = String(answer).slice(9, 12);
    });
    const ended = withinLimit(
      Promise.race([once(socket, 'data'), once(socket, 'close')]),
      LIMIT_MS,
      () => new Error('An import was never answered.'),
    );
    return { socket, status: () => status, ended };
  };
  const services = async () => {
    const found = await scene.database.pool.query(
      'select count(*)::int n from services where salon_id = $1',
      [salonId],
    );
    return found.rows[0].n;
  };
  const others = async () => (await scene.bench.call('GET', `/api/public/salons/${salonId}`)).status;

  it('a million rows are refused before they are read, and one row too many with what a file may hold', async () => {
    const before = await services();
    const size = ROWS * ROW(ROWS).length;
    const declared = await begin(`content-length: ${size}`);
    await declared.ended;
    assert.equal(declared.status(), '413', 'by its header alone');
    const { token } = owner;
    const body = Array.from({ length: IMPORT_ROWS + 1 }, (_, no) => JSON.parse(ROW(no)));
    const { status, json } = await scene.bench.call('POST', PATH, { token, body });
    assert.equal(status, 400);
    assert.match(json.message, /500 services at most; this one holds 501/);
    assert.equal(await services(), before);
  });

  it('rows without a declared size are read to 1 MB, and others are answered while they come', async () => {
    const before = await services();
    const imports = await Promise.all(
      Array.from({ length: AT_ONCE }, () => begin('transfer-encoding: chunked')),
    );
    let row = 0;
    /** Sends some hundred rows, and answers how many bytes. */
    const send = async ({ socket }: (typeof imports)[number]): Promise<number> => {
      const first = row === 0 ? '[' : ',';
      const rows = first + Array.from({ length: 500 }, () => ROW(row++)).join(',');
      const flows = socket.write(`${rows.length.toString(16)}\r\n${rows}\r\n`);
      if (!flows) await Promise.race([once(socket, 'drain'), once(socket, 'close'), once(socket, 'data')]);
      return rows.length;
    };
    for (const one of imports) await send(one);
    assert.deepEqual(
      imports.map(({ status }) => status()),
      Array(AT_ONCE).fill(''),
      'all of them are half read',
    );
    assert.equal(await others(), 200, 'before any of them is answered');
    for (const one of imports) {
      let sent = 0;
      while (row < ROWS * AT_ONCE && one.status() === '' && !one.socket.destroyed) sent += await send(one);
      await one.ended;
      // A client that still sends when the connection closes may miss the reason.
      assert.match(one.status() || 'closed', /^(413|closed)$/);
      assert.ok(sent < IMPORT_BYTES + IN_SOCKETS, `${sent} bytes were taken`);
    }
    assert.equal(await others(), 200);
    assert.equal(await services(), before);
    shows('T68', { 'rows in one file': ROWS, 'files at once': AT_ONCE, 'services that they changed': 0 });
  });
});
