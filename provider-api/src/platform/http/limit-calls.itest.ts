import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { after, before, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { envelope, operation, succeed } from '@sundara/contracts/api';
import { until } from '@sundara/contracts/testing';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createHttpApp } from './create-http-app.ts';
import { registerOperation } from './register-operation.ts';

/** More than the turns of an operation. */
const MANY = 12;
/** Long enough for other calls to come. */
const WORK_MS = 50;
/** More than what lies between a server and who does not read. */
const LONG = 'x'.repeat(16 * 1024 * 1024);

const keep = operation({
  name: 'test.keep',
  summary: 'Keeps a word',
  method: 'POST',
  path: '/words',
  access: 'public',
  body: z.object({ word: z.string() }),
  reply: envelope({ word: z.string() }),
  errors: [],
});
const read = operation({
  name: 'test.read',
  summary: 'A long text',
  method: 'GET',
  path: '/text',
  access: 'public',
  reply: envelope({ text: z.string() }),
  errors: [],
});
const work = operation({
  name: 'test.work',
  summary: 'Takes long',
  method: 'POST',
  path: '/work',
  access: 'public',
  reply: envelope({ atOnce: z.int() }),
  errors: [],
});

let app: FastifyInstance;
let origin: string;
const sockets: Socket[] = [];
let reads = 0;
before(async () => {
  // Shorter than the server waits for a body.
  app = createHttpApp({ waitLimitMs: 15_000 });
  registerOperation(app, keep, async ({ body }) => succeed('Kept', { word: body.word }));
  registerOperation(app, read, async () => {
    reads += 1;
    return succeed('Read', { text: LONG });
  });
  let atOnce = 0;
  const count = async () => {
    atOnce += 1;
    await wait(WORK_MS);
    const counted = atOnce;
    atOnce -= 1;
    return succeed('Worked', { atOnce: counted });
  };
  registerOperation(app, work, count, {
    config: { turns: { atOnce: 1, waiting: MANY, patience: 15_000 } },
  });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
after(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Sends the head of a request, no body, and reads nothing. */
const send = async (head: string): Promise<void> => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').pause();
  sockets.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(`${head}\r\nhost: localhost\r\n\r\n`);
};

it('answers while more than all turns are wanted by those who never send their body', async () => {
  for (let no = 0; no < MANY; no += 1)
    await send('POST /words HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 20');
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/words`, { method: 'POST', headers, body: '{"word":"here"}' });
  assert.equal(keep.reply.parse(await answer.json()).word, 'here');
});

it('works on as many calls of an operation at once as its route says', async () => {
  const answers = await Promise.all(
    Array.from({ length: MANY }, async () => (await fetch(`${origin}/work`, { method: 'POST' })).json()),
  );
  const worked = answers.map((answer) => work.reply.parse(answer).atOnce);
  assert.deepEqual(worked, Array<number>(MANY).fill(1));
});

it('answers while more than all turns went to those who never read', async () => {
  for (let no = 0; no < MANY; no += 1) await send('GET /text HTTP/1.1');
  await until(() => reads === MANY);
  const answer = await fetch(`${origin}/text`);
  assert.equal(read.reply.parse(await answer.json()).text.length, LONG.length);
});
