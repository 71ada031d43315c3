import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { shows, sized } from '@sundara/contracts/testing';
import { Slowest } from '@sundara/node/testing';
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
/** Until one of them is refused; a quick run shares its processor with others. */
const REFUSED_MS = sized({ quick: 30_000, deep: 1_000 });

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

  /** A request as it goes over the wire: what its sender needs to make it is no memory of the server. */
  interface Prepared {
    readonly url: string;
    readonly by: 'owner' | 'guest';
    readonly headers: object;
    readonly payload: Buffer;
  }
  const json = (content: object) => ({
    headers: { 'content-type': 'application/json' },
    payload: Buffer.from(JSON.stringify(content)),
  });
  /** Every way for a picture to come in. */
  const waysOf = (bytes: Buffer): readonly Prepared[] => {
    const text = bytes.toString('base64');
    return [
      { url: '/api/uploads/pictures', by: 'owner', ...formOf({ bytes, field: 'picture' }) },
      { url: '/api/uploads/upload', by: 'owner', ...json({ base64Image: text }) },
      { url: '/api/uploads/upload-multiple', by: 'owner', ...json({ images: [text, text] }) },
      { url: '/api/customer/review-photos', by: 'guest', ...formOf({ bytes, field: 'photo' }) },
    ];
  };
  const post = async ({ url, by, headers, payload }: Prepared): Promise<number> => {
    const { token } = { owner, guest }[by];
    const told = await scene.bench.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    return told.statusCode;
  };

  it('pictures of 196 megapixels are refused by their header, ten at once, without memory for their pixels', async () => {
    const small = waysOf(await twoColours().jpeg().toBuffer());
    for (const way of small) assert.equal(await post(way), 200, way.url);
    const bomb = IN_COLOURS ? await colourBomb(SIDE) : hugePng(SIDE);
    assert.ok(bomb.length < MEGABYTE);
    const bombs = waysOf(bomb);
    const slowest = new Slowest();
    const before = process.memoryUsage.rss();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss() - before);
    }, 5);
    try {
      for (const way of bombs) {
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => slowest.of(() => post(way))));
        assert.deepEqual(answers, Array(AT_ONCE).fill(422), way.url);
      }
    } finally {
      clearInterval(watch);
    }
    assert.ok(slowest.ms <= REFUSED_MS, `${slowest.ms} ms until one was refused`);
    const grown = Math.round(most / MEGABYTE);
    assert.ok(most < MOST_GROWTH, `grew by ${grown} MB`);
    for (const way of small) assert.equal(await post(way), 200, way.url);
    shows('T61', {
      'pictures of 196 megapixels': bombs.length * AT_ONCE,
      'at once': AT_ONCE,
      'ms until the slowest was refused': slowest.ms,
      'MB of growth': grown,
      'MB allowed': 100,
    });
  });
});
