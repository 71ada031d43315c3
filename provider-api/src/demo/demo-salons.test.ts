import { defaultOpeningHours, localDateOf } from '@sundara/contracts';
import { demoBookings } from './bookings.ts';
import { audienceOf } from './catalogue.ts';
import { type Craft, covers } from './crafts.ts';
import { demoDiary } from './diary.ts';
import { demoCustomers, demoDiaryGuests } from './guests.ts';
import localities from './localities.json';
import { demoSalons } from './salons.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const all = demoSalons(NOW);
const services = all.flatMap((demo) => demo.services);
const reviews = all.flatMap((demo) => demo.reviews);

test('the marketplace is the same on every machine and at every start', () => {
  expect(JSON.stringify(demoSalons(NOW))).toBe(JSON.stringify(all));
});

test('another day moves dates and nothing else', () => {
  const dateless = (value: unknown) =>
    JSON.stringify(value, (key, held) =>
      ['createdAt', 'repliedAt', 'during', 'past'].includes(key) ? undefined : held,
    );
  const other = demoSalons(new Date('2027-03-01T12:00:00Z'));
  expect(dateless(other)).toBe(dateless(all));
  expect(other[0]?.salon.createdAt).not.toEqual(all[0]?.salon.createdAt);
});

test('there are 144 salons with names of their own, one at least at each popular locality', () => {
  expect(new Set(all.map(({ salon }) => salon.name)).size).toBe(144);
  const places = new Set(all.map(({ salon }) => salon.sublocality));
  expect([...places].sort()).toEqual(localities.items.map(({ name }) => name).sort());
});

test('each salon sells 8 to 16 services at prices that Hyderabad pays, and has a team of 2 to 5', () => {
  const odd = all.filter(({ services: sold, specialists: team }) => {
    const names = new Set(sold.map(({ name }) => name));
    return (
      names.size !== sold.length || sold.length < 8 || sold.length > 16 || team.length < 2 || team.length > 5
    );
  });
  expect(odd).toEqual([]);
  const wrong = services.filter(
    ({ pricePaise }) => pricePaise < 15_000 || pricePaise > 650_000 || pricePaise % 1_000,
  );
  expect(wrong).toEqual([]);
  expect(new Set(services.map(({ category }) => category)).size).toBe(6);
  expect(services.some(({ discountPercent }) => discountPercent === 20)).toBe(true);
});

test('hours and seats differ from salon to salon', () => {
  expect(new Set(all.map(({ salon }) => JSON.stringify(salon.openingHours))).size).toBeGreaterThan(5);
  expect(all.some(({ salon }) => salon.openingHours.monday.closed)).toBe(true);
  expect([...new Set(all.map(({ salon }) => salon.seats))].sort()).toEqual([1, 2, 3, 4, 5]);
});

test('a rating is the mean of its reviews; some salons are new and have none', () => {
  for (const { salon, reviews: said } of all.slice(1)) {
    const mean = said.reduce((sum, { rating }) => sum + rating, 0) / said.length;
    expect(salon.reviewCount).toBe(said.length);
    expect(salon.rating).toBe(said.length === 0 ? undefined : Math.round(mean * 10) / 10);
  }
  expect(all.filter(({ past }) => past.length === 0).length).toBeGreaterThan(5);
});

test('nobody visits two salons on one day, and no salon has two visits of one specialist at a time', () => {
  const visits = all.flatMap(({ past }) => past);
  const days = visits.map(({ booking, start }) => `${booking.customerId} ${localDateOf(start)}`);
  expect(new Set(days).size).toBe(visits.length);
  const runs = visits
    .flatMap(({ assignments }) => assignments)
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  const until = new Map<string, Date>();
  for (const { resourceId, start, busyUntil } of runs) {
    expect((until.get(resourceId) ?? start) <= start).toBe(true);
    until.set(resourceId, busyUntil);
  }
});

test('a visit is for whom the service is', () => {
  const portraits = new Map(demoCustomers().map(({ id, portrait }) => [id, portrait]));
  const visits = all.flatMap(({ past }) => past);
  const wrong = visits.filter(({ booking, services: [first] }) => {
    const audience = audienceOf(first?.name ?? '');
    return (
      audience !== 'everyone' &&
      (portraits.get(booking.customerId ?? '') === 'woman') !== (audience === 'women')
    );
  });
  expect(wrong).toEqual([]);
});

test('who serves women only or men only has no other service and no other guest who wrote, and a room apart needs both', () => {
  const portraits = new Map(demoCustomers().map(({ id, portrait }) => [id, portrait]));
  const alone = all.filter(({ salon }) => salon.serves !== 'everyone');
  const wrong = alone.filter(({ salon, services: sold, reviews: told }) => {
    const [audience, portrait] = salon.serves === 'women' ? ['women', 'woman'] : ['men', 'man'];
    return (
      salon.amenities?.includes('womens-room') ||
      sold.some(({ name }) => !['everyone', audience].includes(audienceOf(name))) ||
      told.some(({ customerId }) => portraits.get(customerId ?? '') !== portrait)
    );
  });
  expect(wrong).toEqual([]);
  expect(new Set(alone.map(({ salon }) => salon.serves))).toEqual(new Set(['women', 'men']));
  expect(all[0]?.salon.serves).toBe('everyone');
});

test('facts are those that descriptions tell of', () => {
  const told = [
    ['There is parking', 'parking'],
    ['Wheelchairs come in', 'wheelchair'],
    ['Women may ask for a room', 'womens-room'],
  ] as const;
  for (const [words, amenity] of told) {
    const those = all.filter(({ salon }) => salon.description?.includes(words));
    expect(those.length).toBeGreaterThan(5);
    expect(those.filter(({ salon }) => !salon.amenities?.includes(amenity))).toEqual([]);
  }
});

test('owners answer some of the reviews, none before it was written', () => {
  const answered = reviews.filter(({ reply }) => reply);
  expect(answered.length / reviews.length).toBeGreaterThan(0.2);
  expect(answered.length / reviews.length).toBeLessThan(0.5);
  for (const { createdAt, repliedAt } of answered)
    expect(repliedAt?.getTime()).toBeGreaterThan(createdAt?.getTime() ?? Number.POSITIVE_INFINITY);
});

test('what guests write repeats rarely', () => {
  const texts = new Set(reviews.map(({ title, comment }) => `${title} ${comment}`));
  expect(texts.size / reviews.length).toBeGreaterThan(0.9);
});

test('everybody does what their craft covers and nothing else, and every service has somebody who does it', () => {
  for (const { salon, services: sold, specialists: team, does } of all) {
    const doneBy = (person: string) => {
      const own = does.filter(({ specialistId }) => specialistId === person);
      return sold.filter(({ id }) => own.length === 0 || own.some(({ serviceId }) => serviceId === id));
    };
    for (const { id, specialization } of team) {
      const able = sold.filter(({ category }) => covers(specialization as Craft, category));
      expect([salon.name, specialization, doneBy(id)]).toEqual([salon.name, specialization, able]);
    }
    expect(new Set(team.flatMap(({ id }) => doneBy(id))).size).toBe(sold.length);
  }
});

test('some people work part of the day or are away for a day of the next week, some salons have a finer grid', () => {
  const team = all.flatMap(({ specialists }) => specialists);
  expect(team.filter(({ hours }) => hours).length).toBeGreaterThan(50);
  const days = all.flatMap(({ timeOff }) => timeOff).map(({ during }) => during.slice(1, 11));
  // In UTC, a day off begins on the evening before.
  expect([...new Set(days)].sort()).toEqual([
    '2026-11-22',
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
  ]);
  const grids = all.map(({ salon }) => salon.slotMinutes);
  for (const minutes of [undefined, null, 15, 30, 60] as const) expect(grids).toContain(minutes);
  expect(services.some(({ bufferMinutes }) => bufferMinutes === 15)).toBe(true);
});

test('the demo salon keeps the nine hours, with two who do everything and are always there', () => {
  const [owned] = all;
  if (!owned) throw new Error('no salon');
  expect(owned.salon.slotMinutes ?? null).toBeNull();
  const bound = new Set(owned.does.map(({ specialistId }) => specialistId));
  const free = owned.specialists.filter(({ id, hours }) => !bound.has(id) && !hours);
  expect(free.length).toBeGreaterThanOrEqual(2);
  expect(owned.timeOff.some(({ specialistId }) => free.some(({ id }) => id === specialistId))).toBe(false);
  expect(owned.services.every(({ bufferMinutes }) => !bufferMinutes)).toBe(true);
});

test('every id is a UUID of its own', () => {
  const ids = [...services, ...reviews, ...all.map(({ salon }) => salon)].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('the demo salon is in Jubilee Hills, with visits behind and ahead of today', () => {
  const [owned] = all;
  if (!owned) throw new Error('no salon');
  expect(owned.salon.sublocality).toBe('Jubilee Hills');
  const today = localDateOf(NOW);
  const days = demoBookings(owned, NOW).map(({ booking }) => ({
    status: booking.status,
    day: localDateOf(new Date(booking.during.slice(1, 25))),
  }));
  expect(days.some(({ status, day }) => status === 'completed' && day < today)).toBe(true);
  expect(days.some(({ status, day }) => status === 'confirmed' && day > today)).toBe(true);
  expect(days.every(({ status, day }) => status !== 'confirmed' || day > today)).toBe(true);
});

test('the demo salon has had busy weeks, and its two who do everything are free on all days ahead', () => {
  const [owned] = all;
  if (!owned) throw new Error('no salon');
  const open = { ...owned, salon: { ...owned.salon, openingHours: defaultOpeningHours() } };
  const diary = demoDiary(open, demoDiaryGuests(), [], NOW);
  expect(JSON.stringify(demoDiary(open, demoDiaryGuests(), [], NOW))).toBe(JSON.stringify(diary));
  expect(diary.length).toBeGreaterThan(110);
  // The payment sandbox numbers its own payments from 900.
  expect(diary.length).toBeLessThan(800);
  const ahead = diary.filter(({ start }) => start > NOW);
  expect(ahead.length).toBeGreaterThan(10);
  const [first, second] = owned.specialists.map(({ id }) => id);
  const theirs = ahead.flatMap(({ assignments }) => assignments.map(({ resourceId }) => resourceId));
  expect(theirs.some((id) => id === first || id === second)).toBe(false);
  const kinds = new Set(diary.map(({ booking }) => booking.source));
  expect([...kinds].sort()).toEqual(['online', 'walk-in']);
  expect(diary.some(({ booking }) => booking.attendance === 'no_show')).toBe(true);
  expect(diary.every(({ start, booking }) => booking.status !== 'completed' || start < NOW)).toBe(true);
});

test('nobody of the demo salon does two visits at a time', () => {
  const [owned] = all;
  if (!owned) throw new Error('no salon');
  const runs = demoDiary(owned, demoDiaryGuests(), [], NOW)
    .filter(({ occupies }) => occupies)
    .flatMap(({ assignments }) => assignments);
  const meet = runs.filter((one, index) =>
    runs.some(
      (other, at) =>
        at > index && other.resourceId === one.resourceId && one.start < other.end && other.start < one.end,
    ),
  );
  expect(meet).toEqual([]);
});

test('on whatever day it is set up, all visits of the demo salon have the same columns, as one statement writes them', () => {
  const [owned] = all;
  if (!owned) throw new Error('no salon');
  const columnsOn = (day: number) =>
    demoDiary(owned, demoDiaryGuests(), [], new Date(NOW.getTime() + day * 86_400_000)).flatMap(
      ({ booking, services: sold, payment }) =>
        [booking, ...sold, ...(payment ? [payment] : [])].map((row) => Object.keys(row).sort().join()),
    );
  const kinds = new Set(Array.from({ length: 60 }, (_, day) => columnsOn(day)).flat());
  expect(kinds.size).toBe(3);
});
