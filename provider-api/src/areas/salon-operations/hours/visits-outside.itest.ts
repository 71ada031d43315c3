import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { defaultOpeningHours, instantAt, type OpeningHours } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { putVisit, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { bookings } from '../../booking/bookings/bookings.tables.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { type Desk, openDesk } from '../calendar/testing/salon-desk.ts';

const tuesdays = (open: string, close: string, breaks: { open: string; close: string }[] = []) => ({
  tuesday: { open, close, closed: false, breaks },
});
const hours: OpeningHours = { ...defaultOpeningHours(), ...tuesdays('10:00', '20:00') };

forEachBench(
  { salon: { openingHours: hours, specialists: [{ name: 'Anu' }, { name: 'Bela' }] } },
  (scene) => {
    let desk: Desk;
    let anu: string;
    let bela: string;
    beforeEach(async () => {
      desk = await openDesk(scene.bench, scene.database, scene.salon);
      [anu = '', bela = ''] = scene.salon.specialists;
    });
    const put = (time: string, who: string, customerName: string, change = {}) =>
      putVisit(
        scene.database,
        scene.salon,
        scene.customer,
        instantAt(TUESDAY, time),
        60,
        { customerName, ...change },
        who,
      );
    const save = (workingHours: object, keepVisits?: boolean) =>
      desk.ask('PATCH', 'profile', { workingHours, ...(keepVisits !== undefined && { keepVisits }) });
    const ofBela = (own: object, keepVisits = false) =>
      desk.ask('PATCH', `specialists/${bela}`, { hours: { ...hours, ...own }, keepVisits });
    const told = (json: { visits?: { customer: string }[] }) => json.visits?.map(({ customer }) => customer);
    const closesAt = async () => {
      const [salon] = await scene.database.db.select().from(salons).where(eq(salons.id, scene.salon.id));
      return salon?.openingHours.tuesday.close;
    };

    it('opening hours that leave visits outside are refused with these visits, and saved if they are kept', async () => {
      const late = await put('18:30', anu, 'Late', { no: 7 });
      await put('11:00', anu, 'Noon');
      await put('19:00', bela, 'Gone', { status: 'cancelled', cancelledBy: 'customer' });
      const { status, json } = await save(tuesdays('10:00', '19:00'), false);
      assert.deepEqual([status, json.code], [409, 'VISITS_IN_THE_WAY']);
      assert.equal(json.message, '1 visit stands outside of these hours.');
      assert.deepEqual(json.visits, [
        { id: late, no: 7, dateTime: `${TUESDAY}T18:30:00+05:30`, customer: 'Late' },
      ]);
      assert.equal(await closesAt(), '20:00');
      const lunch = tuesdays('10:00', '20:00', [{ open: '11:30', close: '12:00' }]);
      assert.deepEqual(told((await save(lunch, false)).json), ['Noon']);
      const shut = { tuesday: { ...hours.tuesday, closed: true } };
      assert.deepEqual(told((await save(shut, false)).json), ['Noon', 'Late']);
      assert.equal((await save(tuesdays('10:00', '19:30'), false)).status, 200);
      assert.equal((await save(tuesdays('10:00', '19:00'), true)).status, 200);
      assert.equal(await closesAt(), '19:00');
      const [kept] = await scene.database.db.select().from(bookings).where(eq(bookings.id, late));
      assert.equal(kept?.status, 'confirmed');
      // It stands outside already, so less of the same is no news; whoever does not ask is not asked.
      assert.equal((await save(tuesdays('10:00', '18:00'), false)).status, 200);
      assert.deepEqual(told((await save(tuesdays('12:00', '18:00'), false)).json), ['Noon']);
      assert.equal((await save(tuesdays('12:00', '18:00'))).status, 200);
    });

    it('hours of a specialist are asked about their own visits only', async () => {
      await put('18:30', anu, 'Of Anu');
      await put('18:30', bela, 'Of Bela');
      const { status, json } = await ofBela(tuesdays('10:00', '18:00'));
      assert.deepEqual([status, told(json)], [409, ['Of Bela']]);
      assert.equal((await ofBela(tuesdays('10:00', '19:30'))).status, 200);
      assert.equal((await ofBela(tuesdays('10:00', '18:00'), true)).status, 200);
      const all = await desk.ask('PATCH', `specialists/${bela}`, { hours: null, keepVisits: false });
      assert.equal(all.status, 200);
    });

    it('visits that are over are outside of nothing', async () => {
      await put('11:00', anu, 'Over');
      scene.bench.now = instantAt(TUESDAY, '12:00');
      assert.equal((await save(tuesdays('14:00', '20:00'), false)).status, 200);
    });
  },
);
