import assert from 'node:assert/strict';
import { it } from 'node:test';
import { instantAt } from '@sundara/contracts';
import { asc, eq } from 'drizzle-orm';
import { makeSalon, putVisit, TUESDAY } from '../../../testing/payments/booking-bench.ts';
import { forEachBench } from '../../../testing/payments/for-each-bench.ts';
import { timeOff } from '../../marketplace/salons/salons.tables.ts';
import { freeRuns } from '../../marketplace/search/free-runs.tables.ts';
import { bookings } from '../bookings/bookings.tables.ts';
import { rangeText } from '../time/time-range.ts';
import { scheduleFreeRuns } from './free-runs.job.ts';

forEachBench({}, (scene) => {
  const rowsOf = (salonId: string) =>
    scene.database.db.select().from(freeRuns).where(eq(freeRuns.salonId, salonId)).orderBy(asc(freeRuns.day));
  const book = (time: string) =>
    putVisit(scene.database, scene.salon, scene.customer, instantAt(TUESDAY, time), 60);
  const close = (from: string, until: string) =>
    scene.database.db.insert(timeOff).values({
      salonId: scene.salon.id,
      kind: 'closure',
      during: rangeText({ start: instantAt(from, '00:00'), end: instantAt(until, '00:00') }),
    });

  it('keeps seven rows for a salon, one for each day with a visit or a closure, and none when they are gone', async () => {
    const { database, salon } = scene;
    const days = async () => (await rowsOf(salon.id)).slice(7).map(({ day }) => day);
    assert.equal((await rowsOf(salon.id)).length, 7);
    const visits = [await book('10:00'), await book('14:00')];
    await close('2026-11-26', '2026-11-28');
    // Tidying up on the evening of the 25th ends where the closure begins.
    assert.deepEqual(await days(), [TUESDAY, '2026-11-25', '2026-11-26', '2026-11-27']);
    for (const id of visits)
      await database.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, id));
    await database.db.delete(timeOff).where(eq(timeOff.salonId, salon.id));
    assert.deepEqual(await days(), []);
  });

  it('fills a database from before free runs were kept with what the triggers would have written', async () => {
    const { database, bench, salon } = scene;
    const other = await makeSalon(database, 2, { specialists: [{ name: 'Asha' }] });
    await book('10:00');
    await close('2026-11-26', '2026-11-28');
    const written = [await rowsOf(salon.id), await rowsOf(other.id)];
    await database.db.delete(freeRuns);
    // The start asks for it, and jobs run from then on.
    await bench.app.ready();
    const jobs = await bench.jobsDone();
    assert.deepEqual(
      jobs.filter(({ kind }) => kind === 'booking.fill-free-runs').map(({ failed }) => failed),
      [false],
    );
    assert.deepEqual([await rowsOf(salon.id), await rowsOf(other.id)], written);
    await scheduleFreeRuns(database);
    assert.equal((await bench.jobsDone()).length, jobs.length, 'nothing is left to be filled');
  });
});
