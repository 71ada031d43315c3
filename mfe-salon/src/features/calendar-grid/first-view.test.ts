import { firstMinute } from './first-view.ts';

const NOW = new Date('2026-11-27T16:00:00+05:30');
const day = (date: string, ...starts: number[]) => ({ date, blocks: starts.map((from) => ({ from })) });

test('today begins an hour before now, whenever its visits are', () => {
  expect(firstMinute([day('2026-11-26', 600), day('2026-11-27', 600)], NOW)).toBe(15 * 60);
});

test('another day begins an hour before its first visit, whoever has it', () => {
  expect(firstMinute([day('2026-11-28', 1_095), day('2026-11-28', 1_140, 960)], NOW)).toBe(15 * 60);
});

test('a day without visits begins with its opening', () => {
  expect(firstMinute([day('2026-11-28')], NOW)).toBeUndefined();
});
