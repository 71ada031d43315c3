import type { BrowserReport } from './browser-report.ts';
import { addReports, type ReportCounts, withReports } from './report-counts.ts';

const at = (hour: string) => new Date(`2026-11-21T${hour}:00.000Z`);
const report = (blocked: string): BrowserReport => ({ kind: 'policy', rule: 'img-src', blocked, page: '/' });
const told = (counts: ReportCounts) => counts.map(({ blocked, count }) => `${blocked} ${count}`);

test('the same is counted together, the most frequent first, over all processes', () => {
  const one = withReports([], [report('a'), report('b'), report('b')], at('05:00'));
  const other = withReports([], [report('b'), report('c')], at('06:00'));
  const all = addReports([one, other], at('06:00'));
  expect(told(all)).toEqual(['b 3', 'c 1', 'a 1']);
  expect(all[0]?.lastAt).toBe('2026-11-21T06:00:00.000Z');
});

test('what was not seen for a day is forgotten', () => {
  const early = withReports([], [report('a')], at('05:00'));
  const next = new Date(at('05:00').getTime() + 24 * 60 * 60_000 + 1);
  expect(told(withReports(early, [report('b')], next))).toEqual(['b 1']);
});

test('fifty kinds are kept, those that happen often whatever somebody invents', () => {
  const often = withReports([], [report('real'), report('real')], at('05:00'));
  const invented = Array.from({ length: 500 }, (_, number) => report(`invented ${number}`));
  const counts = withReports(often, invented, at('05:01'));
  expect(counts).toHaveLength(50);
  expect(told(counts)[0]).toBe('real 2');
});
