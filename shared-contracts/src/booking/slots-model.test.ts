import { sized } from '../testing/depth.ts';
import { randomOf } from '../testing/random.ts';
import { testSeed } from '../testing/test-seed.ts';
import { addDays, addMinutes, instantAt } from '../time/kolkata.ts';
import { assign } from './assign.ts';
import { freeStartsPerDay, startsOn } from './slots.ts';
import { refusalOf } from './start-grid.ts';
import { MONDAY, someVisit } from './testing/random-visit.ts';
import { VisitModel } from './testing/visit-model.ts';

const ROUNDS = sized({ quick: 40, deep: 3_000 });
/** At least this many visits must be shared by several people; while chance makes fewer, the rounds continue. */
const SHARED_VISITS = 16;
const MOST_ROUNDS = 20 * ROUNDS;
/** A failure prints it. */
const SEED = testSeed();

test('starts, free days, refusals and who comes are those of a model that tries every way', () => {
  const random = randomOf(SEED);
  let shared = 0;
  for (let round = 0; round < ROUNDS || (shared < SHARED_VISITS && round < MOST_ROUNDS); round += 1) {
    const where = { seed: SEED, round };
    const visit = someVisit(random);
    const model = new VisitModel(visit);
    for (const date of [MONDAY, addDays(MONDAY, 1)]) {
      const expected = model.starts(date);
      const starts = startsOn(visit, date).map(({ start, capacity }) => ({ start, capacity }));
      expect({ ...where, starts }).toEqual({ ...where, starts: expected });
      const free = expected.filter(({ capacity }) => capacity > 0).length;
      expect({ ...where, days: freeStartsPerDay(visit, date, date) }).toEqual({
        ...where,
        days: [{ date, free }],
      });
      for (const { start } of expected) {
        const runs = assign(visit, start);
        expect({ ...where, start, runs }).toEqual({ ...where, start, runs: model.assign(start) });
        if (runs && runs.length > 1) shared += 1;
      }
    }
    const someTime = addMinutes(instantAt(MONDAY, '00:00'), 5 * random.below(2 * 288));
    const offered = [MONDAY, addDays(MONDAY, 1)]
      .flatMap((date) => model.starts(date))
      .some(({ start }) => start.getTime() === someTime.getTime());
    expect({ ...where, someTime, offered: refusalOf(visit, someTime) === undefined }).toEqual({
      ...where,
      someTime,
      offered,
    });
  }
  expect(shared).toBeGreaterThanOrEqual(SHARED_VISITS);
});

test('the same question has the same answer', () => {
  const visit = someVisit(randomOf(SEED));
  const again = structuredClone(visit);
  expect(startsOn(again, MONDAY)).toEqual(startsOn(visit, MONDAY));
  for (const { start } of startsOn(visit, MONDAY)) expect(assign(again, start)).toEqual(assign(visit, start));
});
