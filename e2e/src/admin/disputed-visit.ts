import { ask } from '../ask.ts';
import { bookVisit } from '../booking/booked-visit.ts';
import { salonNamed, withOnly } from '../booking/booking-dialog.ts';
import { type BookedVisit, type Customer, registerCustomer } from '../booking/customer.ts';
import { asOwner, ownSalon } from '../salon/owner.ts';

export interface DisputedVisit {
  readonly customer: Customer;
  readonly visit: BookedVisit;
}

/** It costs more than one admin may refund alone. */
const SERVICE = 'Sandalwood Body Scrub';

/** A new customer who booked, paid and had a visit at the demo salon, and disputes it now. */
export const disputeVisit = async (url: string, name: string, reason: string): Promise<DisputedVisit> => {
  const customer = await registerCustomer(url, name);
  const salon = await salonNamed(url, (await ownSalon(url)).name);
  const visit = await bookVisit(url, customer, withOnly(salon, SERVICE));
  await asOwner(url, 'PATCH', `/api/salon/bookings/${visit.id}/status`, { status: 'completed' });
  const { status, text } = await ask(`${url}/api/customer/bookings/${visit.id}/dispute`, {
    method: 'POST',
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ reason }),
  });
  if (status !== 200) throw new Error(`The visit can't be disputed: ${text}`);
  return { customer, visit };
};

/** The outcome of the dispute, as the customer sees it. */
export const toldOf = async (
  url: string,
  { customer, visit }: DisputedVisit,
): Promise<{ readonly resolution: string | null; readonly answer: { readonly text: string } | null }> => {
  const { text } = await ask(`${url}/api/customer/bookings/${visit.id}`, {
    headers: { authorization: `Bearer ${customer.token}` },
  });
  return JSON.parse(text).data.dispute;
};
