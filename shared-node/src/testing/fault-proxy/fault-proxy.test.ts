import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { slicesOf } from './toxics.ts';

/** Timers of Node may be early by this. */
const EARLY_MS = 2;

let server: net.Server;
let proxy: FaultProxy;
beforeEach(async () => {
  // Answers with what it is sent, and ends when the client does.
  server = net.createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    socket.pipe(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  proxy = await startFaultProxy(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await proxy.down();
  server.close();
});

const connect = async (): Promise<Socket> => {
  const socket = net.connect(Number(new URL(proxy.url).port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
};
/** What the server answers through the proxy, to the end. */
const echoOf = async (words: string): Promise<string> => {
  const socket = await connect();
  socket.end(words);
  return text(socket);
};
/** How long the answer to these words takes, in ms. */
const echoTime = async (words: string): Promise<number> => {
  const since = performance.now();
  expect(await echoOf(words)).toBe(words);
  return performance.now() - since + EARLY_MS;
};
const failureOf = async (socket: Socket): Promise<unknown> => {
  const [error] = await once(socket, 'error');
  return error.code;
};

test('all data arrive, in both directions, also after the client has ended its own', async () => {
  const long = 'sundara '.repeat(100_000);
  expect(await echoOf(long)).toBe(long);
});

test('latency: data are late by so much in each direction that has it', async () => {
  proxy.poison({ latency: 40 });
  expect(await echoTime('a')).toBeGreaterThanOrEqual(80);
  proxy.poison({}, 'upstream');
  expect(await echoTime('a')).toBeGreaterThanOrEqual(40);
});

test('bandwidth: data come at a rate', async () => {
  proxy.poison({ bandwidth: 100_000 }, 'downstream');
  expect(await echoTime('x'.repeat(10_000))).toBeGreaterThanOrEqual(100);
});

test('slow close: the end is late, data are not', async () => {
  proxy.poison({ slowClose: 60 }, 'downstream');
  const socket = await connect();
  socket.end('a');
  await once(socket, 'data');
  const since = performance.now();
  await once(socket.resume(), 'end');
  expect(performance.now() - since + EARLY_MS).toBeGreaterThanOrEqual(40);
});

test('timeout: no data come, on open connections either, and then the connection ends', async () => {
  const socket = await connect();
  socket.write('a');
  await once(socket, 'data');
  proxy.poison({ timeout: 30 }, 'downstream');
  socket.write('b');
  expect(await text(socket)).toBe('');
});

test('reset peer: a connection is reset, also one that waits for nothing', async () => {
  const socket = await connect();
  socket.write('a');
  await once(socket, 'data');
  const failed = failureOf(socket);
  proxy.poison({ resetPeer: 0 });
  expect(await failed).toBe('ECONNRESET');
});

test('limit data: a connection ends after so many bytes', async () => {
  proxy.poison({ limitData: 3 }, 'downstream');
  const socket = await connect();
  socket.write('abcdef');
  expect(await text(socket)).toBe('abc');
});

test('slicer: data come in pieces, and all of them', async () => {
  proxy.poison({ slicer: 1 });
  expect(await echoOf('abcdef')).toBe('abcdef');
  expect([...slicesOf(Buffer.from('abcde'), 2)].map(String)).toEqual(['ab', 'cd', 'e']);
  expect([...slicesOf(Buffer.from('abcde'))].map(String)).toEqual(['abcde']);
});

test('down: connections end and none is accepted, until the proxy is healed', async () => {
  const socket = await connect();
  const closed = once(socket, 'close');
  await proxy.down();
  await closed;
  await expect(connect()).rejects.toThrow('ECONNREFUSED');
  await proxy.heal();
  expect(await echoOf('a')).toBe('a');
});

test('healed: what was to end a connection does not', async () => {
  const socket = await connect();
  proxy.poison({ timeout: 30 });
  await proxy.heal();
  proxy.poison({ latency: 60 }, 'upstream');
  socket.end('a');
  expect(await text(socket)).toBe('a');
});

test('the address is that of the server but for the port', async () => {
  const named = await startFaultProxy('postgres://asha:secret@127.0.0.1:9/salons');
  expect(named.url).toMatch(/^postgres:\/\/asha:secret@127\.0\.0\.1:\d+\/salons$/);
  await named.down();
  const site = await startFaultProxy('http://127.0.0.1:9');
  expect(site.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  await site.down();
});
