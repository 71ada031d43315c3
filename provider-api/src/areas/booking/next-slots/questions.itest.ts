import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { addDays, instantAt, type LocalDate, localDateOf, WEEKDAYS, weekdayOf } from '@sundara/contracts';
import type { FoundSalon } from '@sundara/contracts/api';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/database/open-database.ts';
import { forEachDatabase } from '../../../testing/for-each-database.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { services } from '../../marketplace/salons/salons.tables.ts';
import { QUESTIONS, type Question } from './testing/questions.ts';

/** Of the questions that have an answer in the first five salons. */
const ANSWERED = 0.95;

/** The first such weekday after a day. */
const nextAfter = (date: LocalDate, weekday: (typeof WEEKDAYS)[number]): LocalDate => {
  const ahead = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(date));
  return addDays(date, ((ahead + 6) % 7) + 1);
};

forEachDatabase((kind, open) => {
  let database: Database;
  let api: TestApp;
  // The same weekday whenever it runs, as hours differ; early, so that the whole day lies ahead.
  const today = nextAfter(localDateOf(new Date()), 'tuesday');
  const now = instantAt(today, '07:00');
  before(async () => {
    database = await open('demo');
    api = await testApp(database, { now: () => now });
  });

  const dateOf = ({ day }: Question): LocalDate => {
    if (typeof day === 'number') return addDays(today, day);
    return nextAfter(today, day);
  };
  const starts = (salon: FoundSalon) => (salon.nextStarts ?? []).map((start) => ({ ...start, salon }));
  type Start = ReturnType<typeof starts>[number];

  const isAsked = (start: Start, question: Question, sold: ReadonlyMap<string, string>): boolean => {
    const [date, clock = ''] = [start.dateTime.slice(0, 10), start.dateTime.slice(11, 16)];
    const { from = '00:00', until = '24:00', service, locality } = question;
    const words = start.serviceIds.map((id) => sold.get(id) ?? '').join(' ');
    return (
      start.salon.address.sublocality === locality &&
      words.toLowerCase().includes(service.toLowerCase()) &&
      date === dateOf(question) &&
      clock >= from &&
      clock < until
    );
  };

  it(`answers 95% of ${QUESTIONS.length} questions with when and where in the first five, each start really free`, async () => {
    const missed: string[] = [];
    const offered = new Map<string, Start>();
    for (const question of QUESTIONS) {
      const { json } = await api.call(
        'GET',
        `/api/public/salons?limit=5&q=${encodeURIComponent(question.text)}`,
      );
      const found: Start[] = json.salons.flatMap(starts);
      const ids = [...new Set(found.flatMap(({ serviceIds }) => serviceIds))];
      const rows =
        ids.length > 0 ? await database.db.select().from(services).where(inArray(services.id, ids)) : [];
      const sold = new Map(rows.map((row) => [row.id, [row.name, ...row.specializations].join(' ')]));
      if (!found.some((start) => isAsked(start, question, sold)))
        missed.push(`${question.text} (${json.corrected ?? ''} ${json.salons.length})`);
      for (const start of found)
        offered.set(`${start.salon.id} ${start.dateTime} ${start.serviceIds}`, start);
    }
    for (const text of missed) console.log(`not answered on ${kind}: ${text}`);
    const free = new Map<string, ReadonlySet<string>>();
    for (const { salon, serviceIds, dateTime } of offered.values()) {
      const path = `/api/public/salons/${salon.id}/availability?date=${dateTime.slice(0, 10)}&services=${serviceIds}`;
      if (!free.has(path)) {
        const { slots } = (await api.call('GET', path)).json;
        const open = slots.filter(({ available }: { available: boolean }) => available);
        free.set(path, new Set(open.map((slot: { dateTime: string }) => slot.dateTime)));
      }
      assert.ok(free.get(path)?.has(dateTime), `${salon.name} is not free at ${dateTime}`);
    }
    assert.ok(offered.size > 0);
    const share = 1 - missed.length / QUESTIONS.length;
    assert.ok(share >= ANSWERED, `${(100 * share).toFixed(1)}% of the questions are answered`);
  });
});
