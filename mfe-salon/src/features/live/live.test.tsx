import { FakeEventSource } from '../../testing/event-source.fake.ts';
import { createLive } from './live.ts';
import type { SalonNews } from './news.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const stops: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await pass(MINUTE);
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const see = (isSeen: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(!isSeen);
  document.dispatchEvent(new Event('visibilitychange'));
};
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** A connection with one listener; `answers`: whether there is an address, `latest`: which bookings exist. */
const open = async ({ listensHidden = false } = {}) => {
  const state = { answers: true, listensHidden, latest: ['b1'] };
  const asked = jest.fn(async () => (state.answers ? '/api/salon/events?key=k' : undefined));
  const heard: SalonNews[] = [];
  const announced: string[] = [];
  const live = createLive({
    address: asked,
    latest: async () => state.latest,
    listensHidden: () => state.listensHidden,
    announce: ({ kind, bookingId }) => kind === 'created' && announced.push(bookingId),
  });
  const stop = live.listen((news) => heard.push(news));
  stops.push(stop);
  await pass(SECOND);
  return { state, asked, heard, announced, live, stop };
};

test('whoever listens on a page, there is one line, and it is closed soon after the last one left', async () => {
  const { asked, live, stop, heard } = await open();
  const others: SalonNews[] = [];
  const stopOther = live.listen((news) => others.push(news));
  FakeEventSource.last().open();
  FakeEventSource.last().tell(7, 'created', 'b1');
  expect([heard, others]).toEqual([
    [{ kind: 'created', bookingId: 'b1' }],
    [{ kind: 'created', bookingId: 'b1' }],
  ]);
  stop();
  stopOther();
  expect(FakeEventSource.last().isClosed).toBe(false);
  await pass(MINUTE);
  expect(FakeEventSource.last().isClosed).toBe(true);
  expect([asked.mock.calls.length, FakeEventSource.opened.length]).toEqual([1, 1]);
});

test('a line that is lost is opened again at a new address, goes on where it was, and says nothing twice', async () => {
  const { heard } = await open();
  const first = FakeEventSource.last();
  first.open();
  first.tell(7, 'created', 'b1');
  first.tell(5, 'cancelled', 'b2');
  first.fail();
  await pass(2 * SECOND);
  expect(FakeEventSource.last().url).toBe('/api/salon/events?key=k&after=7');
  FakeEventSource.last().open();
  FakeEventSource.last().tell(5, 'cancelled', 'b2');
  FakeEventSource.last().tell(8, 'completed', 'b1');
  expect(heard.map(({ kind }) => kind)).toEqual(['created', 'cancelled', 'completed']);
});

test('while no line can be opened, waits grow and pages are told to read anew, until one stands again', async () => {
  const { state, asked, heard } = await open();
  state.answers = false;
  FakeEventSource.last().fail();
  await pass(SECOND + 2 * SECOND);
  expect(heard.map(({ kind }) => kind)).toEqual(['poll']);
  await pass(40 * SECOND);
  expect(heard).toHaveLength(3);
  const attempts = asked.mock.calls.length;
  await pass(5 * MINUTE);
  expect(asked.mock.calls.length - attempts).toBeLessThanOrEqual(11);
  state.answers = true;
  await pass(MINUTE);
  FakeEventSource.last().open();
  const told = heard.length;
  await pass(5 * SECOND);
  FakeEventSource.last().beat();
  await pass(40 * SECOND);
  expect(heard).toHaveLength(told);
});

test('while no line can be opened new bookings are announced and told all the same, and a line says none twice', async () => {
  const { state, heard, announced } = await open();
  FakeEventSource.last().open();
  FakeEventSource.last().tell(7, 'created', 'b2');
  state.latest = ['b2', 'b1'];
  state.answers = false;
  FakeEventSource.last().fail();
  await pass(5 * SECOND);
  expect(announced).toEqual(['b2']);
  state.latest = ['b4', 'b3', 'b2', 'b1'];
  await pass(20 * SECOND);
  expect(announced).toEqual(['b2', 'b3', 'b4']);
  expect(heard.slice(-3).map(({ kind, bookingId }) => bookingId ?? kind)).toEqual(['poll', 'b3', 'b4']);
  state.answers = true;
  await pass(MINUTE);
  FakeEventSource.last().open();
  FakeEventSource.last().tell(8, 'created', 'b3');
  FakeEventSource.last().tell(9, 'created', 'b5');
  expect(announced).toEqual(['b2', 'b3', 'b4', 'b5']);
});

test('what slides up among the latest, because newer ones left, is not new', async () => {
  const { state, announced } = await open();
  const all = Array.from({ length: 30 }, (_, place) => `b${30 - place}`);
  state.latest = all;
  state.answers = false;
  FakeEventSource.last().fail();
  await pass(5 * SECOND);
  state.latest = [...all.slice(10), 'b0', 'a9', 'a8'];
  await pass(20 * SECOND);
  expect(announced).toEqual([]);
});

test('a line that falls silent counts as lost, one that beats does not', async () => {
  await open();
  const first = FakeEventSource.last();
  first.open();
  for (let beat = 0; beat < 5; beat += 1) {
    await pass(30 * SECOND);
    first.beat();
  }
  expect(first.isClosed).toBe(false);
  await pass(50 * SECOND);
  expect(first.isClosed).toBe(true);
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('a page that nobody sees for long lets its line go, unless it is to be heard, and catches up when it is seen', async () => {
  const { state, heard } = await open({ listensHidden: true });
  FakeEventSource.last().open();
  const keepBeating = setInterval(() => FakeEventSource.last().beat(), 15 * SECOND);
  see(false);
  await pass(6 * MINUTE);
  expect(FakeEventSource.last().isClosed).toBe(false);
  state.listensHidden = false;
  await pass(6 * MINUTE);
  expect(FakeEventSource.last().isClosed).toBe(true);
  expect(heard).toEqual([]);
  see(true);
  expect(heard.map(({ kind }) => kind)).toEqual(['poll']);
  await pass(SECOND);
  expect(FakeEventSource.opened).toHaveLength(2);
  clearInterval(keepBeating);
});
