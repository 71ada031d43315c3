import { pageRequests } from './requests.ts';

type Timings = Parameters<typeof pageRequests>[0];

const ORIGIN = 'https://qa.test';
const timings = (...given: readonly Partial<Timings[number]>[]): Timings =>
  given.map((one) => ({
    ...({ initiatorType: 'fetch', startTime: 120, duration: 40, transferSize: 900 } as Timings[number]),
    responseStatus: 200,
    ...one,
  }));

test('what the page asked for is told with status, time and bytes, and without what somebody typed', () => {
  const asked = timings({ name: `${ORIGIN}/api/public/salons?q=asha%20rao&page=2&q=x` });
  expect(pageRequests(asked, ORIGIN)).toEqual([
    { at: 120, address: '/api/public/salons?q&page', status: 200, took: 40, bytes: 900 },
  ]);
});

test('files and pictures are told where they failed, also those of another origin', () => {
  const asked = timings(
    { name: `${ORIGIN}/assets/a.js`, initiatorType: 'script' },
    { name: 'https://assets.test/b.js', initiatorType: 'script', responseStatus: 410 },
  );
  expect(pageRequests(asked, ORIGIN).map(({ address, status }) => [address, status])).toEqual([
    ['https://assets.test/b.js', 410],
  ]);
});

test('the last thirty are kept, oldest first', () => {
  const asked = timings(...Array.from({ length: 40 }, (_, index) => ({ name: `${ORIGIN}/api/${index}` })));
  const kept = pageRequests(asked, ORIGIN).map(({ address }) => address);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([30, '/api/10', '/api/39']);
});
