import { aPage } from '../testing/page-data.builder.ts';
import { pageServices } from '../testing/page-services.ts';
import { createEvents } from './events.ts';
import { createTelemetry } from './telemetry.ts';

const emptied = { salonId: 's1' };

test('an event reaches every listener of its name until it stops listening', () => {
  const events = createEvents(() => {});
  const heard: unknown[] = [];
  const stop = events.on('basket.emptied', (data) => heard.push(data));
  events.on('booking.confirmed', (data) => heard.push(data));
  events.emit('basket.emptied', emptied);
  stop();
  events.emit('basket.emptied', emptied);
  expect(heard).toEqual([emptied]);
});

test("one listener's error is logged and keeps nobody from hearing", () => {
  const errors: unknown[] = [];
  const events = createEvents((event) => errors.push(event));
  const heard = jest.fn();
  events.on('basket.emptied', () => {
    throw new Error('broken listener');
  });
  events.on('basket.emptied', heard);
  events.emit('basket.emptied', emptied);
  expect(heard).toHaveBeenCalledWith(emptied);
  expect(errors).toEqual(['basket.emptied']);
});

test('telemetry keeps the last 200 entries', () => {
  const telemetry = createTelemetry(() => 1);
  for (let count = 0; count < 250; count += 1) telemetry.record('page.opened', { count });
  const entries = telemetry.entries();
  expect(entries).toHaveLength(200);
  expect(entries.at(-1)).toEqual({ at: 1, event: 'page.opened', data: { count: 249 } });
});

test('a flag is on when the page says so; what nobody has set is off', () => {
  const { shell } = pageServices({ ...aPage(), flags: ['new-calendar'] });
  expect([shell.flags.isOn('new-calendar'), shell.flags.isOn('loyalty-card')]).toEqual([true, false]);
});
