import {
  CGST_PERCENT,
  formatDate,
  GST_PERCENT,
  gstParts,
  gstWithin,
  HOME_STATE,
  SGST_PERCENT,
} from '@sundara/contracts';
import { and, eq } from 'drizzle-orm';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { salons } from '../../marketplace/index.ts';
import { amountInWords } from '../receipts/amount-in-words.ts';
import type { Company } from '../receipts/company.ts';
import type { Line, ReceiptDocument } from '../receipts/receipt-document.ts';
import { planOf } from './gateway-plans.ts';
import { subscriptionCharges, subscriptions } from './subscriptions.tables.ts';

/** Our supply to the salon, under the Services Accounting Code of 'other information services'. */
const PLAN_SAC = '998439';
const STATES: Readonly<Record<string, string>> = { telangana: HOME_STATE };

/** A charge of an owner's own salon, with the data that its invoice shows; undefined for any other. */
export const findInvoiceFacts = async (
  db: DatabaseHandle,
  { chargeId, ownerId }: { readonly chargeId: string; readonly ownerId: string },
) => {
  const [found] = await db
    .select({ charge: subscriptionCharges, subscription: subscriptions, salon: salons })
    .from(subscriptionCharges)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionCharges.subscriptionId))
    .innerJoin(salons, eq(salons.id, subscriptions.salonId))
    .where(and(eq(subscriptionCharges.id, chargeId), eq(salons.ownerId, ownerId)));
  return found;
};
export type InvoiceFacts = NonNullable<Awaited<ReturnType<typeof findInvoiceFacts>>>;

/**
 * Writes the texts of a charge's invoice: the price includes the tax, which is calculated from it (decision 37). Within
 * Telangana it is CGST and SGST, elsewhere IGST; without the company's GSTIN it is never titled 'Tax invoice'.
 */
export const describeInvoice = (
  { charge, subscription, salon }: InvoiceFacts,
  company: Company,
): ReceiptDocument => {
  const { amountPaise, invoiceNumber, paidAt, cycleStart, cycleEnd } = charge;
  const state = STATES[salon.state.trim().toLowerCase()] ?? salon.state.trim();
  const gstPaise = gstWithin(amountPaise);
  const { cgstPaise, sgstPaise, igstPaise } = gstParts(gstPaise, state || HOME_STATE);
  const plan = planOf(subscription.plan);
  const period = `${formatDate(cycleStart)} to ${formatDate(cycleEnd)}`;
  const taxes: readonly Line[] =
    igstPaise > 0
      ? [{ label: `IGST ${GST_PERCENT}%`, paise: igstPaise }]
      : [
          { label: `CGST ${CGST_PERCENT}%`, paise: cgstPaise },
          { label: `SGST ${SGST_PERCENT}%`, paise: sgstPaise },
        ];
  return {
    title: company.gstin ? 'Tax invoice' : 'Receipt',
    number: invoiceNumber,
    issuedAt: paidAt,
    company,
    facts: [
      ['Number', invoiceNumber],
      ['Date', formatDate(paidAt)],
      ['Place of supply', state || HOME_STATE],
      ...(company.gstin ? ([['Reverse charge', 'No']] as const) : []),
    ],
    customer: [
      salon.name,
      [salon.street, salon.sublocality, `${salon.city} ${salon.postalCode}`.trim()]
        .filter(Boolean)
        .join(', '),
      salon.email,
    ],
    visitHeading: 'Subscription',
    visit: [`${plan.label} plan`, period],
    sections: [
      {
        heading: 'Sundara for salons',
        note: `Supplied by ${company.name}: a place on the marketplace and its tools. The price contains the GST.`,
        lines: [
          { label: `${plan.label} plan`, detail: `SAC ${PLAN_SAC}`, paise: amountPaise - gstPaise },
          ...taxes,
        ],
        sum: { label: 'Price with GST', paise: amountPaise },
      },
    ],
    total: { label: 'Paid', paise: amountPaise, words: amountInWords(amountPaise) },
    payment: [
      ['Paid by', 'Mandate'],
      ['Paid on', formatDate(paidAt)],
      ['Payment', charge.gatewayPaymentId],
      ['Subscription', subscription.gatewaySubscriptionId ?? subscription.id],
    ],
    notes: ['Thank you for being with Sundara.'],
  };
};
