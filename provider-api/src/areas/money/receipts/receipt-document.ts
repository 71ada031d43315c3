import {
  CGST_PERCENT,
  DISCOUNT_PERCENT,
  documentNumber,
  formatClock,
  formatDate,
  formatDuration,
  GST_PERCENT,
  type Paise,
  paymentMethodLabel,
  SGST_PERCENT,
} from '@sundara/contracts';
import { amountInWords } from './amount-in-words.ts';
import { type Company, FEE_SAC } from './company.ts';
import type { ReceiptFacts } from './receipt.repository.ts';

export interface Line {
  readonly label: string;
  readonly detail?: string;
  readonly paise: Paise;
}

export interface Section {
  readonly heading: string;
  readonly note: string;
  readonly lines: readonly Line[];
  readonly sum: Line;
}

type Pair = readonly [label: string, value: string];

/** The texts of a tax document, before it is drawn. */
export interface ReceiptDocument {
  readonly title: 'Receipt' | 'Tax invoice' | 'Credit note';
  readonly number: string;
  readonly issuedAt: Date;
  readonly company: Company;
  readonly facts: readonly Pair[];
  readonly customer: readonly string[];
  readonly visit: readonly string[];
  /** The heading above these lines; 'Visit' by default. */
  readonly visitHeading?: string;
  readonly sections: readonly Section[];
  readonly total: Line & { readonly words: string };
  readonly payment: readonly Pair[];
  readonly notes: readonly string[];
}

const when = (instant: Date): string => `${formatDate(instant)}, ${formatClock(instant)}`;

const REFUND_REASONS: Readonly<Record<string, string>> = {
  'customer-cancelled': 'Cancelled by the customer',
  'salon-cancelled': 'Cancelled by the salon',
  discretion: 'Granted by the salon',
  'by-hand': 'Given back by Sundara',
};

/**
 * Writes the texts of a receipt or a credit note: what was collected on behalf of the salon and, separately, our own
 * supply, the convenience fee, with its taxes (rules 46 and 53 of the CGST Rules, 2017; decision 25). A document of a
 * company without a GSTIN is never titled 'Tax invoice'.
 */
export const describeReceipt = (facts: ReceiptFacts, company: Company): ReceiptDocument => {
  const { receipt, booking, salon, payment, refund, original } = facts;
  const { kind, financialYear, no, state, issuedAt } = receipt;
  const number = documentNumber(kind, financialYear, no);
  const common = {
    number,
    issuedAt,
    company,
    customer: [booking.customerName, booking.customerEmail, `${state}, India`],
    visit: [
      salon.name,
      `${salon.street}, ${salon.sublocality}, ${salon.city} ${salon.postalCode}`,
      when(facts.start),
    ],
  };
  const named: readonly Pair[] = [
    ['Number', number],
    ['Date', formatDate(issuedAt)],
  ];
  const place: readonly Pair[] = [
    ['Place of supply', state],
    ...(company.gstin ? ([['Reverse charge', 'No']] as const) : []),
  ];
  const method = payment?.method ? paymentMethodLabel(payment.method) : 'Online';
  const ours = feeSection(facts, company);

  if (kind === 'credit-note') {
    const refunded = refund?.amountPaise ?? ours.sum.paise;
    const reason = REFUND_REASONS[refund?.reason ?? ''];
    const corrected: readonly Pair[] = original
      ? [
          [
            company.gstin ? 'For tax invoice' : 'For receipt',
            documentNumber('receipt', original.financialYear, original.no),
          ],
          ['Its date', formatDate(original.issuedAt)],
        ]
      : [];
    return {
      ...common,
      title: 'Credit note',
      facts: [...named, ...corrected, ...place],
      sections: [salonReturn(salon.name, refunded - ours.sum.paise), ours],
      total: { label: 'Refunded', paise: refunded, words: amountInWords(refunded) },
      payment: [
        ...(reason ? ([['Reason', reason]] as const) : []),
        ['Goes back to', `${method}, as it was paid`],
        ['Payment', refund?.gatewayPaymentId ?? payment?.gatewayPaymentId ?? ''],
        ['Booking', booking.id],
      ],
      notes: ['Banks take 5 to 7 business days to show a refund.'],
    };
  }
  return {
    ...common,
    title: company.gstin ? 'Tax invoice' : 'Receipt',
    facts: [...named, ...place],
    sections: [salonSection(facts), ours],
    total: { label: 'Paid', paise: booking.totalPaise, words: amountInWords(booking.totalPaise) },
    payment: [
      ['Paid by', method],
      ['Paid on', when(payment?.capturedAt ?? issuedAt)],
      ['Payment', payment?.gatewayPaymentId ?? ''],
      ['Booking', booking.id],
    ],
    notes: ['GST comes in whole rupees (section 170 of the CGST Act, 2017).'],
  };
};

const salonSection = ({ booking, salon, services }: ReceiptFacts): Section => ({
  heading: `Services of ${salon.name}`,
  note: `Supplied by the salon. We collected this on its behalf and charge no GST on it.`,
  lines: [
    ...services.map(({ name, durationMinutes, pricePaise }) => ({
      label: name,
      detail: formatDuration(durationMinutes),
      paise: pricePaise,
    })),
    ...(booking.discountPaise > 0
      ? [{ label: `Discount (${DISCOUNT_PERCENT}%)`, paise: -booking.discountPaise }]
      : []),
  ],
  sum: { label: 'For the salon', paise: booking.basePaise - booking.discountPaise },
});

const salonReturn = (name: string, paise: Paise): Section => ({
  heading: `Services of ${name}`,
  note: 'Supplied by the salon. We give back what we collected on its behalf; there was no GST of ours on it.',
  lines: [],
  sum: { label: 'Back for services', paise },
});

const feeSection = ({ receipt }: ReceiptFacts, company: Company): Section => {
  const { feePaise, cgstPaise, sgstPaise, igstPaise } = receipt;
  const taxes: readonly Line[] =
    igstPaise > 0
      ? [{ label: `IGST ${GST_PERCENT}%`, paise: igstPaise }]
      : [
          { label: `CGST ${CGST_PERCENT}%`, paise: cgstPaise },
          { label: `SGST ${SGST_PERCENT}%`, paise: sgstPaise },
        ];
  return {
    heading: `Our convenience fee`,
    note: `Supplied by ${company.name}: finding and booking a visit online.`,
    lines: [{ label: 'Convenience fee', detail: `SAC ${FEE_SAC}`, paise: feePaise }, ...taxes],
    sum: { label: 'Fee with GST', paise: feePaise + cgstPaise + sgstPaise + igstPaise },
  };
};

/** 'sundara-receipt-SUN-26-27-000001.pdf': the number without the characters that a file name can't have. */
export const receiptFileName = ({ title, number }: ReceiptDocument): string =>
  `sundara-${title.toLowerCase().replaceAll(' ', '-')}-${number.replaceAll('/', '-')}.pdf`;
