import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { defaultOpeningHours, instantAt } from '@sundara/contracts';
import { eq } from 'drizzle-orm';
import { putVisit, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { salons } from '../../marketplace/salons/salons.tables.ts';
import { type Desk, openDesk } from '../calendar/testing/salon-desk.ts';

const tuesday = {
  ...{ open: '10:00', close: '20:00', closed: false },
  breaks: [{ open: '13:00', close: '14:00' }],
};
const hours = { ...defaultOpeningHours(), tuesday };
const SALON = { openingHours: hours, specialists: [{ name: 'Anu' }, { name: 'Bela' }] };

forEachBench({ salon: SALON }, (scene) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await openDesk(scene.bench, scene.database, scene.salon);
    scene.bench.now = instantAt(TUESDAY, '11:20');
  });

  const at = (time: string) => `${TUESDAY}T${time}:00+05:30`;
  const put = (time: string, minutes: number, who: string, customerName: string) => {
    const { database, salon, customer } = scene;
    return putVisit(database, salon, customer, instantAt(TUESDAY, time), minutes, { customerName }, who);
  };
  const today = async () => {
    const { status, json } = await desk.ask('GET', 'today');
    assert.equal(status, 200);
    return json;
  };
  const freeOf = ({ people }: { people: { name: string; free: { start: string; end: string }[] }[] }) =>
    people.map(({ name, free }) => [name, ...free.map(({ start, end }) => [start, end])]);

  it("tells today's visits, and when each person is free beside visits, breaks and time off", async () => {
    const [anu = '', bela = ''] = scene.salon.specialists;
    await put('11:00', 60, anu, 'Ravi');
    await put('15:00', 30, anu, 'Meera');
    await putVisit(
      scene.database,
      scene.salon,
      scene.customer,
      instantAt('2026-11-25', '11:00'),
      60,
      {},
      anu,
    );
    const leave = { kind: 'leave', resourceId: bela, start: at('10:00'), end: at('18:00'), reason: '' };
    assert.equal((await desk.ask('POST', 'time-off', leave)).status, 200);
    const day = await today();
    assert.deepEqual([day.date, day.closed, day.step], [TUESDAY, null, 5]);
    assert.deepEqual(
      day.blocks.map(({ customer, resourceId, start, end }: Record<string, string>) => [
        ...[customer, resourceId, start, end],
      ]),
      [
        ['Ravi', anu, at('11:00'), at('12:00')],
        ['Meera', anu, at('15:00'), at('15:30')],
      ],
    );
    assert.deepEqual(freeOf(day), [
      [
        'Anu',
        [at('10:00'), at('11:00')],
        [at('12:00'), at('13:00')],
        [at('14:00'), at('15:00')],
        [at('15:30'), at('20:00')],
      ],
      ['Bela', [at('18:00'), at('20:00')]],
    ]);
  });

  it('a closure of the whole day is told with its reason, one of part of it is not a closed day', async () => {
    const close = async (start: string, end: string, reason: string) => {
      const closure = { kind: 'closure', start: at(start), end: at(end), reason };
      assert.equal((await desk.ask('POST', 'time-off', closure)).status, 200);
    };
    await close('16:00', '20:00', 'Inventory');
    const part = await today();
    assert.equal(part.closed, null);
    assert.deepEqual(freeOf(part)[0]?.at(-1), [at('14:00'), at('16:00')]);
    await close('00:00', '23:59', 'Family feast');
    const whole = await today();
    assert.deepEqual([whole.closed, freeOf(whole)], [{ reason: 'Family feast' }, [['Anu'], ['Bela']]]);
  });

  it('a weekday without hours is a closed day without a reason', async () => {
    const openingHours = { ...hours, tuesday: { ...tuesday, closed: true, breaks: [] } };
    await scene.database.db.update(salons).set({ openingHours }).where(eq(salons.id, scene.salon.id));
    assert.deepEqual((await today()).closed, { reason: '' });
  });
});
