import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ROLES } from '@sundara/contracts';
import { shows, sized } from '@sundara/contracts/testing';
import { asAdmin } from '../admin/as-admin.ts';
import { ask } from '../ask.ts';
import { DESKTOP } from '../browser.ts';
import { journeys } from '../journeys.ts';
import { untilRendered } from '../rendered.ts';
import { watchRequests } from './arrival.ts';
import { attemptsInTurn, STORABLE } from './injection/attempts-in-turn.ts';
import { loadUntilShown } from './injection/shown-text.ts';
import { armedElements, watchInjection } from './injection/watch-injection.ts';
import { type Writable, type Written, writableThings } from './injection/writable-things.ts';
import type { Visitor } from './tour-page.ts';
import { begin, wordsFor } from './visitors.ts';

/** Until each attempt that can be stored was; in a quick run the first that fit. */
const MOST_ROUNDS = sized({ quick: 1, deep: 100 });
const MOST_PAGES = sized({ quick: 1, deep: 100 });

interface Reader {
  readonly address: string;
  /** Of what was written, the text that the page must show. */
  readonly shows: string;
}

/** Who reads what somebody else has written, and where. */
const readersOf = (
  { salonId, clientId, bookingId }: Writable,
  written: Written,
): Readonly<Record<Visitor, readonly Reader[]>> => ({
  anonymous: [
    { address: `/salon/${salonId}`, shows: written.description },
    { address: `/salon/${salonId}`, shows: written.comment },
    { address: `/salons?q=${encodeURIComponent(written.salonName)}`, shows: written.salonName },
  ],
  customer: [
    { address: `/bookings/${bookingId}`, shows: written.reply },
    { address: '/dashboard?tab=all-bookings', shows: written.salonName },
  ],
  salon: [
    { address: `/salon/clients/${clientId}`, shows: written.note },
    { address: '/salon/reviews?show=all', shows: written.comment },
    { address: '/salon/services', shows: written.serviceName },
  ],
  admin: [
    { address: `/admin/users?q=${encodeURIComponent(written.person)}`, shows: written.person },
    { address: `/admin/salons?q=${encodeURIComponent(written.salonName)}`, shows: written.salonName },
    { address: '/admin/reviews', shows: written.comment },
  ],
});

journeys('what people have written into the database, if it were code', {}, (running) => {
  const turn = attemptsInTurn();
  const counts = { opened: 0, message: 0 };
  let things: Writable;

  before(async () => {
    things = await writableThings(running().site.url);
  });
  after(() => things.restore());

  const read = async (visitor: Visitor, readers: readonly Reader[]): Promise<readonly string[]> => {
    const { site, browser } = running();
    const { page, context } = await begin(browser, DESKTOP, site.url, visitor, { bypassCSP: true });
    const ran = await watchInjection(context);
    const quiet = watchRequests(page);
    const found: string[] = [];
    for (const { address, shows: text } of readers) {
      await loadUntilShown(page, quiet, address, text);
      found.push(...[...(await armedElements(page)), ...ran].map((what) => `${address}: ${what}`));
      counts.opened += 1;
    }
    await context.close();
    return found;
  };

  test('runs in no page that reads it, rendered by the server or not, even without a security policy', async () => {
    for (let round = 0; round < MOST_ROUNDS && turn.left() > 0; round += 1) {
      const readers = readersOf(things, await things.write(turn));
      await untilRendered(`${running().site.url}/salon/${things.salonId}`);
      for (const visitor of ['anonymous', ...ROLES] as const)
        assert.deepEqual(await read(visitor, readers[visitor].slice(0, MOST_PAGES)), [], wordsFor(visitor));
    }
    const least = sized({ quick: 50, deep: STORABLE.length });
    assert(STORABLE.length - turn.left() >= least, `${turn.left()} attempts were not stored`);
  });

  test('runs not as a message of somebody unknown, which an admin reads', async () => {
    const { url } = running().site;
    const message = attemptsInTurn().many(5_000);
    const { status, text } = await ask(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ name: turn.one(100), email: `asha.${crypto.randomUUID()}@example.test`, subject: 'general' },
        message,
      }),
    });
    assert.equal(status, 200, text);
    const { messages } = await asAdmin(url, 'GET', '/api/admin/messages?limit=1');
    const address = `/admin/messages?message=${messages[0].id}`;
    assert.deepEqual(await read('admin', [{ address, shows: message }]), []);
  });

  after(() =>
    shows('T45', { 'attempts stored': STORABLE.length - turn.left(), 'pages read': counts.opened }),
  );
});
