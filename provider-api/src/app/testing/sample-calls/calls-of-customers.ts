import type { SampleCalls } from './sample-call.ts';
import type { SampleScene } from './sample-scene.ts';

const DAY = '2026-11-26';

/** What visitors and customers read and do. */
export const callsOfCustomers = (scene: SampleScene): SampleCalls => {
  const { own, wide, cut, checkout } = scene;
  const { orderId } = checkout;
  const mine = (id: string) => ({ by: 'customer', params: { id } }) as const;
  const open = (params: Readonly<Record<string, string>>, query = {}) =>
    ({ by: 'nobody', params, query }) as const;
  return {
    'salons.list': open({}),
    'salons.facets': open({}),
    'salons.sublocalities': open({}),
    'salons.nextSlots': open({}, { ids: own.salon }),
    'services.nextSlots': open({}, { ids: own.service }),
    'salons.sitemap': open({}),
    'salons.version': open({}),
    'salons.detail': open({ id: own.salon }),
    'salons.head': open({ id: own.salon }),
    'salons.reviews': open({ id: own.salon }),
    'salons.availability': open({ id: wide }, { date: DAY, services: cut }),
    'salons.availableDays': open({ id: wide }, { from: DAY, to: DAY, services: cut }),
    'services.central': open({}),
    'contact.send': {
      by: 'nobody',
      body: {
        ...{ name: 'Mira', email: 'mira@people.example', subject: 'general' },
        message: 'Do you have parking at the door?',
      },
    },
    'applications.apply': {
      by: 'nobody',
      body: {
        ...{
          salonName: 'Neem Court',
          sublocality: 'Madhapur',
          street: '12 Inner Road',
          phone: '+919000000011',
        },
        ...{ contactNumber: '98480 55501', ownerName: 'Devi Rao', email: 'devi@applicants.example' },
      },
    },
    'customer.stats': { by: 'customer' },
    'customer.bookings': { by: 'customer' },
    'customer.booking': mine(scene.toKeep),
    'customer.cancellation': mine(scene.toKeep),
    'customer.calendar': mine(scene.toKeep),
    'customer.rebook': mine(scene.toReadAgain),
    'customer.receipt': mine(scene.paidAsWell.bookingId),
    'customer.reschedule': { ...mine(scene.toMove), body: { newDateTime: '2026-12-05T11:00:00+05:30' } },
    'customer.cancel': mine(scene.toCancel),
    'customer.cancelByPut': mine(scene.toCancelByPut),
    'customer.review': {
      ...mine(scene.toReview),
      body: { rating: 2, title: 'Calm', comment: 'They took their time.' },
    },
    'customer.dispute': { ...mine(scene.toDispute), body: { reason: 'The colour came out another one.' } },
    'customer.uploadReviewPhoto': { by: 'customer', file: scene.picture },
    'favourites.add': { by: 'customer', params: { salonId: wide } },
    'favourites.list': { by: 'customer' },
    'favourites.salons': { by: 'customer' },
    'favourites.remove': { by: 'customer', params: { salonId: wide } },
    'payment.createOrder': {
      by: 'customer',
      body: {
        ...{ amount: 508, currency: 'INR', salonId: wide, services: [{ serviceId: cut }] },
        ...{ dateTime: '2026-12-08T12:00', customerDetails: { name: 'Asha' } },
      },
    },
    'payment.status': { by: 'customer', params: { orderId } },
    'payment.verify': { by: 'customer', body: { ...checkout } },
    'payment.check': { by: 'customer', params: { orderId } },
  };
};
