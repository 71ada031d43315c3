import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { shows } from '@sundara/contracts/testing';
import sharp from 'sharp';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { HIDDEN, redrawnFiles, refusedFiles } from './testing/corpus.ts';
import { hugePng } from './testing/pictures.ts';
import { jpeg, PICTURES, uploadCalls } from './testing/upload-calls.ts';

const MEGABYTE = 2 ** 20;
/** As what a file may be sent: what it is decides, not what it is called. */
const NAMES = [
  { name: 'a.html', type: 'text/html' },
  { name: 'a.jpg', type: 'image/jpeg' },
];

/** A body of 100 MB. */
interface Flood {
  readonly path: string;
  readonly type: string;
  readonly start: string;
  /** Whether its length is told before it. */
  readonly isDeclared: boolean;
}
const FLOOD_BYTES = 100 * MEGABYTE;
/** Much more than the 15 MB that a request may have, as sockets hold some of what nobody reads. */
const MOST_TAKEN = 40 * MEGABYTE;
const FORM = {
  ...{ path: PICTURES, type: 'multipart/form-data; boundary=b' },
  start:
    '--b\r\nContent-Disposition: form-data; name="picture"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
};
const TEXT = { path: '/api/uploads/upload', type: 'application/json', start: '{"base64Image":"' };

forEachBench({}, (scene) => {
  const { owner, ask, send, say, rowsOf } = uploadCalls(scene);

  it('refuses what is no picture, under whatever name, as a file and as text, and keeps nothing of it', async () => {
    const files = Object.entries(await refusedFiles());
    for (const [what, bytes] of files) {
      for (const named of NAMES) {
        const { status, json } = await send(bytes, named);
        assert.deepEqual([status, json.code], [422, 'UPLOAD_REFUSED'], `${what} as ${named.name}`);
      }
      if (bytes.length === 0) continue;
      const told = await say('upload', { base64Image: `data:image/png;base64,${bytes.toString('base64')}` });
      assert.deepEqual([told.status, told.json.code], [422, 'UPLOAD_REFUSED'], what);
    }
    const text = (await jpeg()).toString('base64');
    const broken = ['not base64!', 'data:text/html,<p>', text.slice(0, 41), `${text.slice(0, 40)}=${text}`];
    for (const base64Image of broken)
      assert.equal((await say('upload', { base64Image })).json.code, 'UPLOAD_REFUSED', base64Image);
    assert.deepEqual(await rowsOf(), []);
    const figures = { 'kinds of files that are no pictures': files.length, 'names of each': NAMES.length };
    shows('T60', { ...figures, 'texts that are no base64': broken.length });
  });

  it('draws every kind anew, and serves nothing that a browser would run', async () => {
    const files = Object.entries(await redrawnFiles());
    for (const [what, bytes] of files) {
      const { status, json } = await send(bytes, { query: '?folder=work_images' });
      assert.equal(status, 200, what);
      const { headers, bytes: served } = await ask('GET', `${json.url}?w=1280`);
      assert.deepEqual(
        [headers['content-type'], headers['x-content-type-options']],
        ['image/webp', 'nosniff'],
      );
      assert.match(String(headers['content-security-policy']), /default-src 'none'; sandbox/);
      const { format, pages, exif, xmp } = await sharp(served).metadata();
      assert.deepEqual([format, pages, exif, xmp], ['webp', undefined, undefined, undefined], what);
      for (const hidden of HIDDEN) assert.equal(served.includes(hidden), false, `${what}: ${hidden}`);
    }
    shows('T60', { 'kinds of pictures that are drawn anew': files.length });
  });

  it('is not filled by several that send 100 MB or 196 megapixels at once, and hangs up on who does', async () => {
    const address = await scene.bench.app.listen({ host: '127.0.0.1', port: 0 });
    const connections = promisify(scene.bench.app.server.getConnections.bind(scene.bench.app.server));
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 10);
    const block = Buffer.alloc(65_536, 0xff);
    /** Sends until the server has answered, or hangs up. */
    const pour = async ({ path, type, start, isDeclared }: Flood) => {
      const framed = (bytes: Buffer): Buffer =>
        isDeclared
          ? bytes
          : Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.on('error', () => {});
      const head = `host: localhost\r\nauthorization: Bearer ${owner().token}\r\ncontent-type: ${type}`;
      const length = isDeclared ? `content-length: ${FLOOD_BYTES}` : 'transfer-encoding: chunked';
      socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n${length}\r\n\r\n`);
      socket.write(framed(Buffer.from(start)));
      const answered = new Promise<string>((resolve) => {
        socket.once('data', (answer) => resolve(String(answer).slice(9, 12)));
        socket.once('close', () => resolve('closed'));
      });
      let isOver = false;
      void answered.then(() => {
        isOver = true;
      });
      let taken = start.length;
      for (; taken + block.length <= FLOOD_BYTES && !isOver; taken += block.length) {
        const flows = socket.write(framed(block));
        if (!flows) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), answered]);
      }
      const status = await answered;
      socket.destroy();
      return { status, taken };
    };
    const floods = [FORM, FORM, TEXT].flatMap((way) =>
      [false, true].map((isDeclared) => pour({ ...way, isDeclared })),
    );
    const huge = hugePng(14_000);
    const pictures = Array.from({ length: 4 }, async () => (await send(huge)).status);
    const poured = await Promise.all(floods);
    assert.deepEqual(await Promise.all(pictures), Array(4).fill(422));
    clearInterval(watch);
    for (const { status, taken } of poured) {
      // A client still sending when the connection closes may miss the reason.
      assert.match(status, /^(413|closed)$/);
      assert.ok(taken < MOST_TAKEN, `${Math.round(taken / MEGABYTE)} MB were taken`);
    }
    const grown = Math.round(most / MEGABYTE);
    assert.ok(most < 250 * MEGABYTE, `grew by ${grown} MB`);
    while ((await connections()) > 0) await wait(20);
    shows('T60', { 'bodies of 100 MB at once': floods.length, 'MB of growth': grown, 'MB allowed': 250 });
  });

  it('goes on after several who hung up as soon as they had begun to send', async () => {
    const { port } = new URL(scene.bench.app.listeningOrigin);
    const head = `host: localhost\r\nauthorization: Bearer ${owner().token}\r\ncontent-type: application/json`;
    for (let n = 0; n < 4; n += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      await once(socket, 'connect');
      socket.end(`POST /api/uploads/upload HTTP/1.1\r\n${head}\r\ncontent-length: 9000000\r\n\r\n{`);
      socket.destroySoon();
      await once(socket, 'close');
    }
    const base64Image = (await jpeg()).toString('base64');
    assert.equal((await say('upload', { base64Image })).status, 200);
  });
});
