import { NO_WISHES } from '@sundara/contracts';
import type { CustomerBooking } from '@sundara/contracts/api';
import type { Session } from '@sundara/contracts/federation';
import { answered, fakeProvider, refused, unreachable } from '@sundara/web/testing';
import { createSessionStore } from '../session/session.store.ts';
import { aKeptVisit, NOW } from '../testing/kept-visit.builder.ts';
import { memoryCaches } from '../testing/memory-caches.ts';
import { keepVisits } from './keep-visits.ts';
import { readVisits, writeVisits } from './kept-visits.ts';

const { id, salonName, dateTime } = aKeptVisit();
const booking: CustomerBooking = {
  ...{ _id: id, id, status: 'confirmed', statusLabel: 'Confirmed', date: dateTime, dateTime },
  ...{ formattedDate: '', formattedTime: '', duration: 45, serviceName: 'Haircut' },
  services: [{ serviceId: 'v1', name: 'Haircut', description: '', duration: 45, price: 500 }],
  ...{ totalAmount: 500, totalPrice: 500, amount: 500, paymentStatus: 'paid', ...NO_WISHES },
  ...{ specialists: [], createdAt: dateTime, updatedAt: aKeptVisit().changedAt, salonName },
  salonAddress: {
    ...{ street: '', area: '', sublocality: '', city: '', state: '', postalCode: '', country: '' },
  },
  salon: {
    id: 's1',
    name: salonName,
    address: 'Road 36, Jubilee Hills',
    contact: '+91 98480 00000',
    email: '',
  },
  orderId: null,
  can: { cancel: true, reschedule: true, rebook: false, review: false, dispute: false },
};
const stats = answered({
  data: { upcomingBookings: [booking], upcomingCount: 1, completedCount: 0, totalSpent: 0 },
});
const file = answered({ name: 'appointment.ics', url: '/api/files/1' });

const signedIn = (who: string, role: 'customer' | 'salon' = 'customer'): Session => ({
  status: 'signed-in',
  user: { id: who, role },
});

const scene = async (session: Session, answer: Parameters<typeof fakeProvider>[0][string][0] = stats) => {
  const { http, urls } = fakeProvider({ 'customer.stats': [answer], 'customer.calendar': [file] });
  const { caches } = memoryCaches();
  await writeVisits(caches, { account: 'asha', keptAt: NOW.getTime(), visits: [aKeptVisit({ id: 'old' })] });
  const sessionStore = createSessionStore();
  sessionStore.setState({ session });
  const again = keepVisits({
    ...{ http, sessionStore, caches, now: () => NOW },
    fetchText: async () => 'BEGIN:VCALENDAR',
    log: (message) => {
      throw new Error(message);
    },
  });
  await again();
  const kept = () => readVisits(caches, NOW);
  return { kept, again, urls, set: (next: Session) => sessionStore.setState({ session: next }) };
};

test("a customer's next visits are kept with their calendar files, which are not fetched again", async () => {
  const { kept, urls } = await scene(signedIn('asha'));
  expect(await kept()).toEqual({ account: 'asha', keptAt: NOW.getTime(), visits: [aKeptVisit()] });
  expect(urls.filter((url) => url.endsWith('/calendar'))).toHaveLength(1);
});

test.each([
  ['who signed out', { status: 'anonymous' } as const],
  ['who now signs in as a salon', signedIn('asha-salon', 'salon')],
])('the visits of somebody %s are removed', async (_, next) => {
  const { kept, again, set } = await scene(signedIn('asha'));
  set(next);
  await again();
  expect(await kept()).toBeUndefined();
});

test('another customer gets their own', async () => {
  const { kept } = await scene(signedIn('meera'));
  expect((await kept())?.account).toBe('meera');
});

test('a session that the server no longer accepts keeps nothing; a lost connection keeps what there was', async () => {
  const ended = await scene(signedIn('asha'), refused('UNAUTHENTICATED'));
  expect(await ended.kept()).toBeUndefined();
  const away = await scene(signedIn('asha'), unreachable);
  expect((await away.kept())?.visits.map((visit) => visit.id)).toEqual(['old']);
  const other = await scene(signedIn('meera'), unreachable);
  expect(await other.kept()).toBeUndefined();
});
