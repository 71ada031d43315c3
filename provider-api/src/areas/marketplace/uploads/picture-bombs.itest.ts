import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import { eq } from 'drizzle-orm';
import { makeCustomer, makeSalon, type TestCustomer } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { salons } from '../salons/salons.tables.ts';
import { formOf } from './testing/form.ts';
import { colourBomb, hugePng, twoColours } from './testing/pictures.ts';

const MEGABYTE = 2 ** 20;
/** Both have 196 megapixels; the one in colours needs 588 MB of memory where it is decoded. */
const IN_COLOURS = sized({ quick: 0, deep: 1 });
const SIDE = 14_000;
const AT_ONCE = 10;
const MOST_GROWTH = 100 * MEGABYTE;

forEachBench({}, (scene) => {
  let owner: TestCustomer;
  let guest: TestCustomer;
  before(async () => {
    const { database } = scene;
    owner = await makeCustomer(database, 'salon');
    guest = await makeCustomer(database);
    const { id } = await makeSalon(database);
    await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, id));
  });

  const post = async (
    url: string,
    { token }: TestCustomer,
    { headers = {}, payload }: { headers?: object; payload: object },
  ) =>
    (
      await scene.bench.app.inject({
        ...{ method: 'POST', url, payload },
        headers: { ...headers, authorization: `Bearer ${token}` },
      })
    ).statusCode;
  /** Every way for a picture to come in. */
  const WAYS: Readonly<Record<string, (bytes: Buffer) => Promise<number>>> = {
    'a form of a salon': (bytes) => post('/api/uploads/pictures', owner, formOf({ bytes, field: 'picture' })),
    text: (bytes) =>
      post('/api/uploads/upload', owner, { payload: { base64Image: bytes.toString('base64') } }),
    'several texts': (bytes) =>
      post('/api/uploads/upload-multiple', owner, {
        payload: { images: Array(2).fill(bytes.toString('base64')) },
      }),
    'a form of a review': (bytes) =>
      post('/api/customer/review-photos', guest, formOf({ bytes, field: 'photo' })),
  };

  it('pictures of 196 megapixels are refused by their header, ten at once, without memory for their pixels', async () => {
    const small = await twoColours().jpeg().toBuffer();
    // What is loaded once is not growth.
    for (const send of Object.values(WAYS)) assert.equal(await send(small), 200);
    const bomb = IN_COLOURS ? await colourBomb(SIDE) : hugePng(SIDE);
    assert.ok(bomb.length < MEGABYTE);
    const before = process.memoryUsage.rss();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() - before);
    }, 5);
    let sent = 0;
    try {
      for (const [way, send] of Object.entries(WAYS)) {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send(bomb)));
        assert.deepEqual(answers, Array(AT_ONCE).fill(422), way);
        sent += AT_ONCE;
      }
    } finally {
      clearInterval(watch);
    }
    const grown = Math.round(most / MEGABYTE);
    assert.ok(most < MOST_GROWTH, `grew by ${grown} MB`);
    for (const [way, send] of Object.entries(WAYS)) assert.equal(await send(small), 200, way);
    shows('T61', {
      'pictures of 196 megapixels': sent,
      'at once': AT_ONCE,
      'MB of growth': grown,
      'MB allowed': 100,
    });
  });
});
