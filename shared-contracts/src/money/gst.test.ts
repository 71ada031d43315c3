import { INDIAN_STATES } from '../account/indian-states.ts';
import { localDateOf } from '../time/kolkata.ts';
import { CGST_PERCENT, documentNumber, financialYearOf, gstParts, gstWithin, SGST_PERCENT } from './gst.ts';
import { GST_PERCENT } from './pricing.ts';

test('the tax of a customer in Telangana is CGST and SGST in equal halves', () => {
  expect(gstParts(900, 'Telangana')).toEqual({ cgstPaise: 450, sgstPaise: 450, igstPaise: 0 });
});

test('the tax of a customer in any other State or union territory is IGST', () => {
  for (const state of INDIAN_STATES.filter((name) => name !== 'Telangana')) {
    expect(gstParts(900, state)).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 900 });
  }
});

test('of an odd number of paise CGST has the one more, and the parts sum to the whole', () => {
  expect(gstParts(451, 'Telangana')).toEqual({ cgstPaise: 226, sgstPaise: 225, igstPaise: 0 });
  expect(gstParts(1, 'Telangana')).toEqual({ cgstPaise: 1, sgstPaise: 0, igstPaise: 0 });
  expect(gstParts(0, 'Telangana')).toEqual({ cgstPaise: 0, sgstPaise: 0, igstPaise: 0 });
});

test('CGST and SGST are nine percent each, the eighteen together', () => {
  expect([CGST_PERCENT, SGST_PERCENT]).toEqual([9, 9]);
  expect(GST_PERCENT).toBe(18);
});

test.each([
  [50_000, 7_627],
  [150_000, 22_881],
  [11_800, 1_800],
  [1, 0],
  [0, 0],
])('a price of %i paise contains a GST of %i, to the nearest paisa', (gross, gst) => {
  expect(gstWithin(gross)).toBe(gst);
});

test('a financial year runs from 1 April to 31 March', () => {
  expect(financialYearOf('2026-03-31')).toBe('2025-26');
  expect(financialYearOf('2026-04-01')).toBe('2026-27');
  expect(financialYearOf('2026-12-31')).toBe('2026-27');
  expect(financialYearOf('2027-01-01')).toBe('2026-27');
  expect(financialYearOf('2027-03-31')).toBe('2026-27');
  expect(financialYearOf('2028-02-29')).toBe('2027-28');
  expect(financialYearOf('2099-04-01')).toBe('2099-00');
});

test('every month of ten years is in the financial year that its April began', () => {
  for (let year = 2020; year < 2030; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const began = month >= 4 ? year : year - 1;
      const date = `${year}-${String(month).padStart(2, '0')}-01`;
      expect(financialYearOf(date)).toBe(`${began}-${String(began + 1).slice(2)}`);
    }
  }
});

test('the year turns at midnight in Kolkata, wherever the server stands', () => {
  expect(financialYearOf(localDateOf(new Date('2027-03-31T18:29:59Z')))).toBe('2026-27');
  expect(financialYearOf(localDateOf(new Date('2027-03-31T18:30:00Z')))).toBe('2027-28');
});

test('numbers tell the series and the year, in the characters and the length that the rules allow', () => {
  expect(documentNumber('receipt', '2026-27', 1)).toBe('SUN/26-27/000001');
  expect(documentNumber('credit-note', '2026-27', 42)).toBe('SCN/26-27/000042');
  expect(documentNumber('subscription-invoice', '2026-27', 7)).toBe('SSB/26-27/000007');
  expect(documentNumber('receipt', '2026-27', 999_999)).toBe('SUN/26-27/999999');
  expect(documentNumber('receipt', '2026-27', 1_000_000)).toBe('SUN/26/1000000');
  for (const no of [1, 999_999, 1_000_000, 999_999_999]) {
    expect(documentNumber('credit-note', '2099-00', no)).toMatch(/^[A-Z0-9/-]{1,16}$/);
  }
});
