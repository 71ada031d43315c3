import { shows } from './shows.ts';

test('what tests show is a line each, which names the check and its figures', () => {
  const lines: string[] = [];
  const write = (line: string) => lines.push(line);
  shows('T57', { requests: 20_000, 'answers of 5xx': 0 }, write);
  shows('T58', { 'wrong requests refused': 400 }, write);
  expect(lines).toEqual([
    '{"check":"T57","figures":{"requests":20000,"answers of 5xx":0}}\n',
    '{"check":"T58","figures":{"wrong requests refused":400}}\n',
  ]);
});

test('in a quick run nothing is kept', () => {
  expect(() => shows('T57', { requests: 300 })).not.toThrow();
});
