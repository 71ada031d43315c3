import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, it } from 'node:test';
import { addMinutes, defaultOpeningHours, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { type Answer, MONDAY_NOON, makeSalon, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { bookVisit } from '../../booking/bookings/testing/book-visit.ts';
import { findVisit } from '../../booking/bookings/visit.ts';
import { auditEntries } from '../../marketplace/audit/audit.tables.ts';
import { services } from '../../marketplace/salons/salons.tables.ts';
import { type Desk, openDesk } from './testing/salon-desk.ts';

const mornings = {
  ...defaultOpeningHours(),
  tuesday: { open: '10:00', close: '13:00', closed: false, breaks: [] },
};
const team = [
  { name: 'Anu' },
  { name: 'Bela', does: ['cut'] as const },
  { name: 'Chitra', hours: mornings },
  { name: 'Dina', does: ['cut'] as const },
];

forEachBench({ salon: { specialists: team, bufferMinutes: 10 } }, (scene) => {
  let desk: Desk;
  let anu: string;
  let bela: string;
  let chitra: string;
  let dina: string;
  beforeEach(async () => {
    desk = await openDesk(scene.bench, scene.database, scene.salon);
    [anu = '', bela = '', chitra = '', dina = ''] = scene.salon.specialists;
  });

  const at = (time: string, day = TUESDAY) => `${day}T${time}:00+05:30`;
  const book = async (time: string, services: readonly ('cut' | 'colour')[], specialistId?: string) => {
    const { database, salon, customer } = scene;
    const visit = await findVisit(
      database.db,
      salon.id,
      services.map((name) => salon[name]),
    );
    const wish = { customerId: customer.id, visit, start: instantAt(TUESDAY, time) };
    return bookVisit(
      database,
      specialistId === undefined ? wish : { ...wish, specialistId },
      scene.bench.now,
    );
  };
  const move = (id: string, body: object) => desk.ask('PATCH', `bookings/${id}/time`, body);
  const undoIsOver = () => {
    scene.bench.now = new Date(scene.bench.now.getTime() + 20_000);
  };
  const mailsAbout = async (id: string, kind: string) =>
    (await scene.bench.jobsDone()).filter((job) => job.kind === kind && job.key.startsWith(id)).length;

  it('shows each part of a visit as the block of whoever does it, with hours, roster and time off', async () => {
    const id = await book('11:00', ['cut', 'colour'], anu);
    const leave = {
      kind: 'leave',
      resourceId: chitra,
      start: at('10:00'),
      end: at('20:00'),
      reason: 'Wedding',
    };
    assert.equal((await desk.ask('POST', 'time-off', leave)).status, 200);
    const { status, json } = await desk.ask('GET', `calendar?from=2026-11-23&to=${TUESDAY}`);
    assert.equal(status, 200);
    assert.deepEqual(
      json.blocks.map((block: Record<string, unknown>) => [
        ...[block.bookingId, block.resourceId, block.part, block.parts, block.movable],
        ...[block.start, block.end, block.busyUntil, block.services],
      ]),
      [[id, anu, 0, 1, true, at('11:00'), at('13:30'), at('13:40'), ['Cut', 'Colour']]],
    );
    assert.deepEqual(
      json.resources.map(({ name, does, days }: Record<string, unknown>) => [
        name,
        (does as string[]).length,
        (days as { close: string }[]).map(({ close }) => close),
      ]),
      [
        ['Anu', 0, ['20:00', '20:00']],
        ['Bela', 1, ['20:00', '20:00']],
        ['Chitra', 0, ['20:00', '13:00']],
        ['Dina', 1, ['20:00', '20:00']],
      ],
    );
    assert.deepEqual(
      json.timeOff.map(({ kind, resourceId, reason }: Record<string, unknown>) => [kind, resourceId, reason]),
      [['leave', chitra, 'Wedding']],
    );
  });

  it('moves a visit by the rules, and says of each refusal what is in the way', async () => {
    const id = await book('11:00', ['colour'], anu);
    await book('15:00', ['cut'], anu);
    await book('12:00', ['cut'], bela);
    const refused = async (body: object, code: string, sentence: RegExp) => {
      const { json } = await move(id, body);
      assert.deepEqual(
        [json.code, sentence.test(json.message)],
        [code, true],
        `${JSON.stringify(body)}: ${json.message}`,
      );
    };
    await refused({ start: at('09:00') }, 'SLOT_NOT_BOOKABLE', /salon is not open/);
    await refused({ start: at('19:00') }, 'SLOT_NOT_BOOKABLE', /salon is not open/);
    await refused({ start: at('11:02') }, 'SLOT_NOT_BOOKABLE', /every 5 minutes/);
    await refused({ start: at('11:00', '2026-11-22') }, 'SLOT_NOT_BOOKABLE', /day is over/);
    await refused({ start: at('14:00') }, 'SLOT_TAKEN', /Anu has a visit with Asha Rao from 3:00.pm then/);
    // The buffer time takes the ten minutes before the next visit.
    await refused({ start: at('13:25') }, 'SLOT_TAKEN', /Anu has a visit/);
    await refused({ resourceId: bela }, 'SLOT_NOT_BOOKABLE', /Bela does not do Colour/);
    await refused(
      { resourceId: chitra, start: at('12:00') },
      'SLOT_NOT_BOOKABLE',
      /Chitra does not work from 12:00/,
    );
    await refused({ resourceId: '1' }, 'SLOT_NOT_BOOKABLE', /Chair 1 can no longer be booked/);
    await refused({ part: 1, start: at('12:00') }, 'VALIDATION_FAILED', /no such part/);
    await refused({ duration: 92 }, 'VALIDATION_FAILED', /steps of 5/);
    await refused({ start: 'soon' }, 'VALIDATION_FAILED', /cannot be read/);
    await refused({ start: at('12:00'), expectedStart: at('10:00') }, 'STATUS_CHANGED', /moved a moment ago/);
    await refused({ duration: 240 }, 'SLOT_TAKEN', /Anu has a visit/);
    assert.equal(await mailsAbout(id, 'mail.booking-rescheduled'), 0);

    const moved = await move(id, { start: at('13:20'), expectedStart: at('11:00') });
    assert.deepEqual([moved.status, moved.json.blocks[0].start], [200, at('13:20')]);
    // Lead time, grid and horizon apply to customers only.
    for (const start of [at('12:05', '2026-11-23'), at('10:00', '2027-03-01')]) {
      assert.equal((await move(id, { start })).status, 200, start);
    }
    assert.equal(await mailsAbout(id, 'mail.salon-told'), 0);
  });

  it('tells the customer of another start only, and changes no price', async () => {
    const id = await book('11:00', ['cut', 'colour'], anu);
    const read = async () => (await scene.database.db.select().from(bookings).where(eq(bookings.id, id)))[0];
    const before = await read();
    assert.equal((await move(id, { resourceId: chitra, start: at('10:00') })).status, 200);
    assert.equal(await mailsAbout(id, 'mail.booking-rescheduled'), 0);
    undoIsOver();
    // Waits for this mail: a change before it was sent would announce the move again.
    assert.equal(await mailsAbout(id, 'mail.booking-rescheduled'), 1);
    assert.equal((await move(id, { resourceId: anu })).status, 200);
    const longer = await move(id, { duration: 180 });
    assert.equal(longer.json.blocks[0].end, at('13:00'));
    assert.equal((await move(id, { duration: 180, expectedStart: at('11:00') })).status, 200);
    undoIsOver();
    const after = await read();
    assert.deepEqual([after?.totalPaise, after?.sequence], [before?.totalPaise, (before?.sequence ?? 0) + 2]);
    assert.equal(await mailsAbout(id, 'mail.booking-rescheduled'), 1);
    const audit = await scene.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
    assert.deepEqual(
      audit.map(({ action, changes }) => [action, Object.keys(changes).sort()]),
      [
        ['salon.moveBooking', ['resource', 'start']],
        ['salon.moveBooking', ['resource']],
        ['salon.moveBooking', ['duration']],
      ],
    );
  });

  it('mails nothing of a move that is undone, and of several moves where the visit was and where it is', async () => {
    const id = await book('11:00', ['cut'], anu);
    const folder = join(scene.bench.dataDir, 'mail');
    const mailed = async () => {
      await mailsAbout(id, 'mail.booking-rescheduled');
      const names = await readdir(folder).catch(() => []);
      return names.filter((name) => name.endsWith('.html') && name.includes(`rescheduled.${id}`));
    };
    assert.equal((await move(id, { start: at('12:00') })).status, 200);
    assert.equal((await move(id, { start: at('11:00') })).status, 200);
    undoIsOver();
    assert.deepEqual(await mailed(), []);
    assert.equal((await move(id, { start: at('13:00') })).status, 200);
    assert.equal((await move(id, { start: at('15:00') })).status, 200);
    undoIsOver();
    const [name = '', ...others] = await mailed();
    assert.deepEqual(others, []);
    const mail = await readFile(join(folder, name), 'utf8');
    assert.match(mail, /Before: [^<]*11:00.am/);
    assert.match(mail, /3:00.pm/);
  });

  it('gives one part of a visit to somebody else, and judges nobody again for what they do already', async () => {
    const off = (from: string, to: string) =>
      desk.ask('POST', 'time-off', {
        ...{ kind: 'blocked', resourceId: anu, start: at(from), end: at(to), keepVisits: true },
      });
    await off('17:45', '20:00');
    const id = await book('16:00', ['colour', 'cut']);
    const parts = async (answer: Promise<Answer>) =>
      (await answer).json.blocks?.map((block: Record<string, string>) => [
        block.resourceId,
        block.start,
        block.end,
      ]);
    const given = await parts(move(id, { part: 1, resourceId: dina }));
    assert.deepEqual(given, [
      [anu, at('16:00'), at('17:30')],
      [dina, at('17:30'), at('18:30')],
    ]);
    assert.match(
      (await move(id, { start: at('16:10') })).json.message,
      /Anu is off within 4:10.pm to 5:40.pm/,
    );
    assert.match((await move(id, { resourceId: chitra })).json.message, /Chitra does not work from 4:00/);
    // Anu gets time off during her part, which stays; the other part can still be reassigned and lengthened.
    assert.equal((await off('16:00', '17:00')).status, 200);
    assert.deepEqual((await parts(move(id, { part: 1, resourceId: bela })))?.[1]?.[0], bela);
    assert.deepEqual((await parts(move(id, { duration: 180 })))?.[1], [bela, at('17:30'), at('19:00')]);
    assert.match((await move(id, { start: at('15:30') })).json.message, /Anu is off/);
  });

  it('judges who takes over a part that is no longer than their tidying up', async () => {
    const { database, salon } = scene;
    const change = async (id: string, durationMinutes: number, bufferMinutes: number) =>
      database.db.update(services).set({ durationMinutes, bufferMinutes }).where(eq(services.id, id));
    await change(salon.cut, 60, 30);
    await change(salon.colour, 15, 0);
    for (const resourceId of [anu, chitra]) {
      const taken = { kind: 'blocked', resourceId, start: at('11:00'), end: at('12:00') };
      assert.equal((await desk.ask('POST', 'time-off', taken)).status, 200);
    }
    const id = await book('11:00', ['cut', 'colour']);
    const blocks = (await desk.ask('GET', `calendar?from=${TUESDAY}&to=${TUESDAY}`)).json.blocks;
    const cutter = blocks[0].resourceId;
    assert.deepEqual(
      blocks.map(({ busyUntil }: { busyUntil: string }) => busyUntil),
      [at('12:30'), at('12:15')],
    );
    const { json } = await move(id, { part: 1, resourceId: cutter });
    assert.deepEqual(
      [json.code, json.message],
      ['SLOT_NOT_BOOKABLE', `${cutter === bela ? 'Bela' : 'Dina'} does not do Colour.`],
    );
  });

  it('moves no visit that was booked online to a time that has passed, and gives one that has begun to somebody else', async () => {
    const id = await book('12:00', ['cut'], anu);
    scene.bench.now = instantAt(TUESDAY, '12:20');
    for (const time of ['10:00', '12:15']) {
      const { json } = await move(id, { start: at(time) });
      assert.equal(json.code, 'SLOT_NOT_BOOKABLE', time);
      assert.match(json.message, /only be moved to a time that is still to come/);
    }
    assert.equal((await move(id, { resourceId: bela })).status, 200);
    assert.equal((await move(id, { start: at('12:20') })).status, 200);
  });

  it("does not know another salon's visits, and moves none that is over", async () => {
    const id = await book('11:00', ['cut'], anu);
    const other = await openDesk(scene.bench, scene.database, await makeSalon(scene.database));
    assert.equal((await other.ask('PATCH', `bookings/${id}/time`, { start: at('12:00') })).status, 404);
    assert.equal((await move('none', { start: at('12:00') })).status, 404);
    scene.bench.now = addMinutes(MONDAY_NOON, 2 * 1440);
    const late = await move(id, { start: at('12:00', '2026-11-26') });
    assert.deepEqual([late.json.code, late.json.message], ['STATUS_REFUSED', late.json.message]);
    assert.match(late.json.message, /day of this visit is over/);
    await scene.database.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, id));
    assert.match(
      (await move(id, { start: at('12:00', '2026-11-26') })).json.message,
      /this one is cancelled/,
    );
  });
});
