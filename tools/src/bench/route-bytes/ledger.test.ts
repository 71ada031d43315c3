import { type Ledger, ledgerFaults, readLedger, updatedLedger } from './ledger.ts';

const LEDGER: Ledger = { '/': { bytes: 100_000, files: 10, why: 'The first ledger' } };
const faults = (bytes: number, files = 10) => ledgerFaults(LEDGER, { '/': { bytes, files } });

test('a route that grows by more than 1 % and 256 bytes, or by a file, is refused', () => {
  expect(faults(101_256)).toEqual([]);
  expect(faults(101_257)[0]).toMatch(/^\/ grew to 101\.3 kB in 10 files of code from 100\.0 kB in 10 files/);
  expect(faults(100_000, 11)[0]).toMatch(/grew/);
});

test('a route that shrinks much is to be written down, so that it can’t grow again unseen', () => {
  expect(faults(96_000, 9)).toEqual([]);
  expect(faults(95_900)[0]).toMatch(/shrank to 95\.9 kB/);
});

test('a new route is to be written down, and one that is gone taken out', () => {
  expect(
    ledgerFaults(LEDGER, { '/': { bytes: 100_000, files: 10 }, '/new': { bytes: 1, files: 1 } }),
  ).toEqual([expect.stringMatching(/^\/new is not in the ledger/)]);
  expect(ledgerFaults(LEDGER, {})).toEqual([expect.stringMatching(/no remote declares it/)]);
});

test('an update gives its reason to what has changed, and keeps the rest', () => {
  const measured = { '/': { bytes: 100_100, files: 10 }, '/new': { bytes: 5, files: 1 } };
  const updated = updatedLedger({ ...LEDGER, '/gone': { bytes: 1, files: 1, why: 'x' } }, measured, 'A page');
  expect(updated).toEqual({ ...LEDGER, '/new': { bytes: 5, files: 1, why: 'A page' } });
  expect(ledgerFaults(updated, measured)).toEqual([]);
});

test('every entry of the ledger has a reason', async () => {
  expect(Object.keys(await readLedger())).toContain('/salons');
});
