import type { ReceiptFacts } from './receipt.repository.ts';
import { describeReceipt, receiptFileName } from './receipt-document.ts';

const COMPANY = { name: 'Sundara', address: 'Hyderabad' };
const REGISTERED = { ...COMPANY, gstin: '36AABCS1234F1Z5' };
const AT = new Date('2026-11-23T06:32:00Z');

/** Only what a receipt shows; the rows have more. */
const facts = (change: { receipt?: object; refund?: object; original?: object } = {}): ReceiptFacts =>
  ({
    receipt: {
      kind: 'receipt',
      financialYear: '2026-27',
      no: 42,
      state: 'Telangana',
      issuedAt: AT,
      feePaise: 4_900,
      cgstPaise: 450,
      sgstPaise: 450,
      igstPaise: 0,
      ...change.receipt,
    },
    booking: {
      id: 'b1',
      customerName: 'Asha Rao',
      customerEmail: 'asha@people.example',
      basePaise: 50_000,
      discountPaise: 5_000,
      totalPaise: 50_800,
    },
    start: new Date('2026-11-24T04:30:00Z'),
    salon: {
      name: 'Rose & Sons',
      street: '12 Inner Road',
      sublocality: 'Madhapur',
      city: 'Hyderabad',
      postalCode: '500081',
    },
    payment: { method: 'upi', gatewayPaymentId: 'pay_1', capturedAt: AT },
    services: [{ name: 'Cut', durationMinutes: 60, pricePaise: 50_000 }],
    refund: change.refund,
    original: change.original,
  }) as unknown as ReceiptFacts;

const CREDIT = {
  receipt: { kind: 'credit-note', no: 7, feePaise: 2_450, cgstPaise: 225, sgstPaise: 225 },
  refund: { amountPaise: 25_400, reason: 'customer-cancelled', gatewayPaymentId: 'pay_1' },
  original: { financialYear: '2026-27', no: 42, issuedAt: AT },
};

test('without a GSTIN a document never says that it is a tax invoice', () => {
  for (const each of [facts(), facts(CREDIT)]) {
    expect(JSON.stringify(describeReceipt(each, COMPANY))).not.toMatch(/tax invoice/i);
  }
  expect(describeReceipt(facts(), COMPANY).title).toBe('Receipt');
  expect(describeReceipt(facts(), REGISTERED).title).toBe('Tax invoice');
});

test('the salon’s services stand apart from our fee, and only our fee has tax', () => {
  const { sections, total } = describeReceipt(facts(), REGISTERED);
  expect(sections.map(({ lines, sum }) => [...lines, sum].map(({ label, paise }) => [label, paise]))).toEqual(
    [
      [
        ['Cut', 50_000],
        ['Discount (10%)', -5_000],
        ['For the salon', 45_000],
      ],
      [
        ['Convenience fee', 4_900],
        ['CGST 9%', 450],
        ['SGST 9%', 450],
        ['Fee with GST', 5_800],
      ],
    ],
  );
  expect(total).toEqual({ label: 'Paid', paise: 50_800, words: 'Rupees Five Hundred Eight Only' });
});

test('another State has IGST', () => {
  const { facts: said, sections } = describeReceipt(
    facts({ receipt: { state: 'Kerala', cgstPaise: 0, sgstPaise: 0, igstPaise: 900 } }),
    REGISTERED,
  );
  expect(said).toContainEqual(['Place of supply', 'Kerala']);
  expect(sections[1]?.lines.map(({ label }) => label)).toEqual(['Convenience fee', 'IGST 18%']);
});

test('a credit note names the receipt that it corrects, and its parts come to what goes back', () => {
  const note = describeReceipt(facts(CREDIT), REGISTERED);
  expect(note.title).toBe('Credit note');
  expect(note.facts).toContainEqual(['For tax invoice', 'SUN/26-27/000042']);
  expect(note.sections.map(({ sum }) => sum.paise)).toEqual([22_500, 2_900]);
  expect(note.total.paise).toBe(25_400);
  expect(note.payment).toContainEqual(['Reason', 'Cancelled by the customer']);
});

test('files are called by their number', () => {
  expect(receiptFileName(describeReceipt(facts(), COMPANY))).toBe('sundara-receipt-SUN-26-27-000042.pdf');
  expect(receiptFileName(describeReceipt(facts(CREDIT), REGISTERED))).toBe(
    'sundara-credit-note-SCN-26-27-000007.pdf',
  );
});
