import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { ReceiptDocument } from './receipt-document.ts';
import { receiptPdf } from './receipt-pdf.ts';

const RECEIPT: ReceiptDocument = {
  title: 'Receipt',
  number: 'SUN/26-27/000042',
  issuedAt: new Date('2026-11-23T06:32:00Z'),
  company: { name: 'Sundara', address: 'Jubilee Hills, Hyderabad, Telangana 500033, India' },
  facts: [['Number', 'SUN/26-27/000042']],
  customer: ['Asha Rao', 'asha@people.example', 'Telangana, India'],
  visit: ['Rose & Sons', '12 Inner Road', 'Tue, 24 Nov 2026, 10:00 am'],
  sections: [
    {
      heading: 'Our convenience fee',
      note: 'Supplied by Sundara.',
      lines: [{ label: 'Convenience fee', detail: 'SAC 998599', paise: 4_900 }],
      sum: { label: 'Fee', paise: 4_900 },
    },
  ],
  total: { label: 'Paid', paise: 50_800, words: 'Rupees Five Hundred Eight Only' },
  payment: [['Paid by', 'UPI']],
  notes: ['A note.'],
};
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const fontsOf = (pdf: Buffer): string[] => [
  ...new Set(
    [...pdf.toString('latin1').matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name),
  ),
];

it('has the same bytes whenever the same document is made', async () => {
  const [first, second] = [await receiptPdf(RECEIPT), await receiptPdf(structuredClone(RECEIPT))];
  assert(first.equals(second));
});

it('is one page, tagged, with its title and its language', async () => {
  const pdf = await receiptPdf(RECEIPT);
  assert.equal(pagesOf(pdf), 1);
  for (const said of ['(Receipt SUN/26-27/000042)', '/Lang (en-IN)', '/StructTreeRoot']) {
    assert(pdf.includes(said, 0, 'latin1'), said);
  }
});

it('embeds every font that its letters need, those of Telugu and Devanagari names too', async () => {
  assert.deepEqual(fontsOf(await receiptPdf(RECEIPT)), [
    'Fraunces-Medium',
    'Figtree-Regular',
    'Figtree-SemiBold',
  ]);
  const named = await receiptPdf({ ...RECEIPT, customer: ['రాధిక', 'राधिका', 'Łucja Ṭāṇḍava'] });
  const fonts = fontsOf(named);
  assert(fonts.includes('NotoSansTelugu-SemiBold'));
  assert(fonts.includes('NotoSansDevanagari-Regular'));
});

it('is made whatever the names are written in', async () => {
  const customer = ['😀 عائشة ಕನ್ನಡ தமிழ்', '\u200d\u0000\n', ''];
  const pdf = await receiptPdf({ ...RECEIPT, customer });
  assert.equal(pagesOf(pdf), 1);
});

it('stays one page with the most services that a visit can have, and very long names', async () => {
  const line = { label: 'A very long service name that goes on and on '.repeat(3), paise: 12_345_678 };
  const sections = RECEIPT.sections.map((section) => ({
    ...section,
    lines: Array.from({ length: 21 }, () => line),
  }));
  const pdf = await receiptPdf({ ...RECEIPT, visit: ['Salon'.repeat(40), 'Street '.repeat(30)], sections });
  assert.equal(pagesOf(pdf), 1);
});
