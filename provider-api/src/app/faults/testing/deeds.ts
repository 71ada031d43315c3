import assert from 'node:assert/strict';
import { eq } from 'drizzle-orm';
import { salons } from '../../../areas/marketplace/salons/salons.tables.ts';
import { formOf } from '../../../areas/marketplace/uploads/testing/form.ts';
import { twoColours } from '../../../areas/marketplace/uploads/testing/pictures.ts';
import { payVisit } from '../../../areas/money/refunds/testing/paid-visit.ts';
import {
  makeCustomer,
  makeSalon,
  type TestCustomer,
  TUESDAY,
} from '../../../testing/payments/booking-bench.ts';
import type { FaultScene } from './fault-scene.ts';

interface Told {
  readonly status: number;
  readonly code: string | undefined;
  readonly retryAfter: unknown;
}
/** What people do, by the words of the matrix of faults; each deed can be done once. */
export type Deeds = Readonly<Record<string, () => Promise<Told>>>;

export interface PreparedDeeds {
  readonly deeds: Deeds;
  /** Whether what had to wait has happened, by the words of the matrix. */
  readonly hasCome: Readonly<Record<string, () => Promise<boolean>>>;
}

const PASSWORD = 'Marigold#81';
let accounts = 0;

/** Prepares all deeds while everything works: people, a salon, visits that are paid for, a picture. */
export const prepareDeeds = async ({
  bench,
  database,
  sandbox,
  smtp,
}: FaultScene): Promise<PreparedDeeds> => {
  const { app, call } = bench;
  const [salon, unopened] = [await makeSalon(database, 10), await makeSalon(database)];
  const [customer, orderer, owner, admin] = await Promise.all([
    makeCustomer(database),
    makeCustomer(database),
    makeCustomer(database, 'salon'),
    makeCustomer(database, 'admin'),
  ]);
  await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));

  const say = async (
    method: 'GET' | 'POST',
    url: string,
    more: { readonly token?: string; readonly payload?: object; readonly headers?: object } = {},
  ) => {
    const { token, payload, headers } = more;
    accounts += 1;
    const reply = await app.inject({
      ...{ method, url, ...(payload && { payload }) },
      headers: {
        ...headers,
        // Another person each time, for what is limited by address.
        'x-forwarded-for': `198.51.100.${accounts % 250}`,
        ...(token && { authorization: `Bearer ${token}` }),
      },
    });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const json = isJson ? reply.json() : {};
    return { status: reply.statusCode, code: json.code, retryAfter: reply.headers['retry-after'], json };
  };
  const get = (url: string, who?: TestCustomer) => () => say('GET', url, who);
  const done = async <T extends { readonly status: number }>(reply: Promise<T>): Promise<T> => {
    const answer = await reply;
    assert.equal(answer.status, 200, JSON.stringify(answer));
    return answer;
  };

  const email = `meera-${accounts}@people.example`;
  const meera = { name: 'Meera Iyer', email, phone: '+91 90000 00002', password: PASSWORD };
  await done(say('POST', '/api/auth/register', { payload: meera }));
  const picture = await twoColours().jpeg().toBuffer();
  const upload = () => {
    const { headers, payload } = formOf({ bytes: picture, field: 'picture' });
    return say('POST', '/api/uploads/pictures', { token: owner.token, headers, payload });
  };
  const { url: pictureUrl } = (await done(upload())).json;

  const visit = await payVisit(bench, sandbox, customer, salon);
  const ordered = await done(bench.order(orderer, salon, { dateTime: `${TUESDAY}T14:00` }));
  const checkout = await sandbox.pay(ordered.json.orderId);

  const search = '/api/public/salons?limit=3';
  const salonPath = (id: string) => `/api/public/salons/${id}`;
  for (const path of [search, salonPath(salon.id)]) await done(say('GET', path));

  const message = { subject: 'general', message: 'Where are you on Sundays?' };
  const deeds = {
    'visitors search as others did': get(search),
    'visitors open a salon that others opened': get(salonPath(salon.id)),
    'visitors open a salon that nobody has opened': get(salonPath(unopened.id)),
    'visitors look for free times': get(
      `${salonPath(salon.id)}/availability?date=${TUESDAY}&services=${salon.cut}`,
    ),
    'visitors sign in': () => say('POST', '/api/auth/login', { payload: { email, password: PASSWORD } }),
    'visitors write to us': () =>
      say('POST', '/api/contact', { payload: { name: 'Meera', email, ...message } }),
    'customers see their bookings': get('/api/customer/bookings', customer),
    'customers order a visit': () =>
      say('POST', '/api/payment/create-order', {
        token: customer.token,
        payload: {
          ...{ amount: 508, currency: 'INR', salonId: salon.id, dateTime: `${TUESDAY}T16:00` },
          services: [{ serviceId: salon.cut }],
        },
      }),
    'customers have a payment verified': () =>
      say('POST', '/api/payment/verify', { token: orderer.token, payload: checkout }),
    'customers cancel a visit': () =>
      say('POST', `/api/customer/bookings/${visit.bookingId}/cancel`, { token: customer.token, payload: {} }),
    'owners see their calendar': get(`/api/salon/calendar?from=${TUESDAY}&to=${TUESDAY}`, owner),
    'owners upload a picture': upload,
    'visitors see an uploaded picture': get(pictureUrl),
    'admins see users': get('/api/admin/users', admin),
  };
  const stateOf = async (orderId: string, { token }: TestCustomer): Promise<string> =>
    (await call('GET', `/api/payment/orders/${orderId}`, { token })).json.order?.state;
  const mailed = smtp.mails.length;
  return {
    deeds,
    hasCome: {
      'a payment that was not verified is booked': async () =>
        (await stateOf(checkout.orderId, orderer)) === 'booked',
      'the refund of a cancelled visit is paid': async () =>
        (await stateOf(visit.orderId, customer)) === 'refunded',
      'the mail about a booking is sent': async () =>
        smtp.mails.slice(mailed).some((mail) => /^Subject: Booked: /m.test(mail)),
    },
  };
};
