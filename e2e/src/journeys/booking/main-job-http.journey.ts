import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Site, startSite } from '../../site.ts';

const RAVINDRA = { name: 'Ravindra', email: `ravindra.${process.pid}@example.test`, phone: '9848012345' };

/** The main job over HTTP alone, by the paths and shapes of specification 1, section 7. */
describe('the main job over HTTP', () => {
  let site: Site;
  before(async () => {
    site = await startSite();
  });
  after(() => site?.stop());

  const call = async (
    method: string,
    path: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ) => {
    const response = await fetch(site.url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, json: await response.json() };
  };
  const login = async (email: string) =>
    (await call('POST', '/api/auth/login', { body: { email, password: 'Demo#2026' } })).json.token;

  test('a customer registers, books and pays; customer and owner both see it', async () => {
    const registered = await call('POST', '/api/auth/register', {
      body: { ...RAVINDRA, password: 'marigold-lamp-42' },
    });
    assert.equal(registered.json.success, true);
    const { token } = registered.json;
    assert.equal((await call('GET', '/api/auth/me', { token })).json.user.role, 'customer');

    const ownerToken = await login('salon@demo.test');
    const { salon } = (await call('GET', '/api/salon/profile', { token: ownerToken })).json;
    const list = await call('GET', `/api/public/salons?page=1&limit=100&q=${encodeURIComponent(salon.name)}`);
    assert(list.json.salons.some((found: { id: string }) => found.id === salon.id));
    assert.deepEqual(Object.keys(list.json.pagination).includes('totalCount'), true);
    const places = await call('GET', '/api/public/salons/sublocalities');
    assert(places.json.sublocalities.includes('Jubilee Hills'));

    const detail = (await call('GET', `/api/public/salons/${salon.id}`)).json.salon;
    const [service] = detail.services;
    const slot = await firstFreeSlot(salon.id, service.id);
    assert.match(slot.time, /^\d{1,2}:00 (AM|PM)$/);
    assert.match(slot.dateTime, /\+05:30$/);

    const order = await call('POST', '/api/payment/create-order', {
      token,
      body: orderFor(salon.id, service, slot.dateTime),
    });
    assert.equal(order.status, 200, JSON.stringify(order.json));
    assert.equal(order.json.amount, totalPaise(service.price));
    const paid = await call('POST', `/sandbox/orders/${order.json.orderId}/pay`, {
      body: { method: 'upi', vpa: 'success@razorpay' },
    });
    const verified = await call('POST', '/api/payment/verify', {
      token,
      body: {
        paymentId: paid.json.razorpay_payment_id,
        orderId: paid.json.razorpay_order_id,
        signature: paid.json.razorpay_signature,
        bookingDetails: {
          salonId: salon.id,
          services: [],
          dateTime: slot.dateTime,
          specialRequests: '',
          amount: 1,
        },
      },
    });
    assert.equal(verified.json.success, true, JSON.stringify(verified.json));

    const stats = await call('GET', '/api/customer/dashboard/stats', { token });
    assert.equal(stats.json.data.upcomingBookings[0].salonName, salon.name);
    const bookings = await call('GET', '/api/customer/bookings?page=1&limit=10&status=confirmed', { token });
    assert.equal(bookings.json.pagination.total, 1);
    assert.equal(bookings.json.data[0].dateTime, slot.dateTime);
    assert.equal(bookings.json.data[0].totalAmount, totalPaise(service.price) / 100);
    const orders = await call('GET', '/api/salon/orders?page=1&limit=50&q=Ravindra', { token: ownerToken });
    assert.equal(orders.json.data[0].customer.name, RAVINDRA.name);
    const admin = await call('GET', '/api/admin/salons?page=1', { token: await login('admin@demo.test') });
    assert(admin.json.counts.total >= 120);

    assert.equal((await call('POST', '/api/auth/logout', { token })).json.success, true);
    assert.equal((await call('GET', '/api/auth/me', { token })).status, 401);
  });

  test('the public list holds at least 120 salons over the real localities', async () => {
    const first = await call('GET', '/api/public/salons?page=1&limit=100');
    assert(first.json.pagination.totalCount >= 120);
    assert.equal(first.json.salons.length, 100);
  });

  test('what is not there says so, in the one envelope', async () => {
    const missing = await call('GET', '/api/public/salons/nothing');
    assert.deepEqual([missing.status, missing.json.success, missing.json.code], [404, false, 'NOT_FOUND']);
    const forbidden = await call('GET', '/api/admin/salons', { token: await login('customer@demo.test') });
    assert.deepEqual([forbidden.status, forbidden.json.code], [403, 'FORBIDDEN']);
  });

  const firstFreeSlot = async (salonId: string, serviceId: string) => {
    for (let day = 1; day < 10; day += 1) {
      const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
      const { json } = await call(
        'GET',
        `/api/public/salons/${salonId}/availability?date=${date}&services=${serviceId}`,
      );
      const free = json.slots.find((slot: { available: boolean }) => slot.available);
      if (free) return free;
    }
    throw new Error('No free time in ten days.');
  };
});

/** The specified price of one service, calculated independently: 10% off, fee 49, tax 9. */
const totalPaise = (rupees: number): number => (rupees - Math.round(rupees / 10) + 49 + 9) * 100;

const orderFor = (
  salonId: string,
  service: { id: string; name: string; price: number; duration: number; category: string },
  dateTime: string,
) => ({
  amount: totalPaise(service.price),
  currency: 'INR',
  salonId,
  services: [
    {
      serviceId: service.id,
      name: service.name,
      price: service.price,
      duration: service.duration,
      category: service.category,
    },
  ],
  dateTime,
  specialRequests: '',
  customerDetails: RAVINDRA,
});
