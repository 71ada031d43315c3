import { findCulprits } from './find-culprits.ts';

const CHANGES = ['shell', 'admin', 'booking', 'customer', 'discovery', 'salon'];
const always = async () => true;

/** Bad as soon as all of these changes are included. */
const badWith =
  (...guilty: readonly string[]) =>
  async (taken: readonly string[]) =>
    guilty.every((id) => taken.includes(id)) ? ('bad' as const) : ('good' as const);

test.each(CHANGES)('the one change that breaks it is found: %s', async (guilty) => {
  const { culprits, tries } = await findCulprits(CHANGES, always, badWith(guilty));
  expect(culprits).toEqual([guilty]);
  expect(tries).toBeLessThanOrEqual(3);
});

test('of a hundred changes one is found in seven tries', async () => {
  const many = Array.from({ length: 100 }, (_, index) => `remote-${index}`);
  const { culprits, tries } = await findCulprits(many, always, badWith('remote-71'));
  expect(culprits).toEqual(['remote-71']);
  expect(tries).toBeLessThanOrEqual(7);
});

test('of two changes that break it together one is named, and the other is among the harmless', async () => {
  const { culprits, harmless } = await findCulprits(CHANGES, always, badWith('booking', 'discovery'));
  expect(culprits).toHaveLength(1);
  expect([...culprits, ...harmless]).toEqual(expect.arrayContaining(['booking', 'discovery']));
});

test('releases that the gate lets run only together are named together, and never tried apart', async () => {
  const tried: (readonly string[])[] = [];
  const together = async (taken: readonly string[]) => taken.includes('shell') === taken.includes('salon');
  const { culprits } = await findCulprits(CHANGES, together, async (taken) => {
    tried.push(taken);
    return badWith('salon')(taken);
  });
  expect([...culprits].sort()).toEqual(['salon', 'shell']);
  expect(tried.filter((taken) => taken.includes('shell') !== taken.includes('salon'))).toEqual([]);
});

test('a skipped set is not tried twice and another takes its place', async () => {
  const tried: string[] = [];
  const { culprits } = await findCulprits(CHANGES, always, async (taken) => {
    tried.push(taken.join());
    return tried.length < 3 ? 'skip' : badWith('customer')(taken);
  });
  expect(culprits).toEqual(['customer']);
  expect(new Set(tried).size).toBe(tried.length);
});

test('when everything is skipped all changes stay suspects', async () => {
  const { culprits } = await findCulprits(['booking', 'salon'], always, async () => 'skip');
  expect(culprits).toEqual(['booking', 'salon']);
});
