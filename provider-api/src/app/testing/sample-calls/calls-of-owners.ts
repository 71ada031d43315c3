import type { SampleCalls } from './sample-call.ts';
import type { SampleScene } from './sample-scene.ts';

const WEEK = { from: '2026-11-23', to: '2026-11-29' };
const KEY = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

/** What owners read and do in their salon. */
export const callsOfOwners = (scene: SampleScene): SampleCalls => {
  const { own, paidAsWell } = scene;
  const ofSalon = (more = {}) => ({ by: 'salon', ...more }) as const;
  const one = (id: string, body?: Readonly<Record<string, unknown>>) =>
    ({ by: 'salon', params: { id }, ...(body && { body }) }) as const;
  const text = scene.picture.toString('base64');
  return {
    'salon.profile': ofSalon(),
    'salon.updateProfile': ofSalon({
      body: { description: 'A salon', address: { street: '14 Inner Road' } },
    }),
    'salon.subscription': ofSalon(),
    'salon.subscriptions': ofSalon(),
    'salon.confirmSubscription': { by: 'protected', body: { ...scene.mandate } },
    'salon.cancelSubscription': { by: 'protected', body: { atOnce: true } },
    'salon.subscribe': { by: 'admin', body: { plan: 'weekly', salonId: scene.wide } },
    'salon.subscriptionInvoice': one(own.charge),
    'salon.reverseGeocode': ofSalon({ query: { latitude: '17.45', longitude: '78.39' } }),
    'salon.orders': ofSalon(),
    'salon.ordersFile': ofSalon(),
    'salon.dashboard': ofSalon(),
    'salon.today': ofSalon(),
    'salon.clients': ofSalon(),
    'salon.clientsFile': ofSalon(),
    'salon.client': one(own.client),
    'salon.updateClient': one(own.client, { allergies: 'Nuts', tags: ['Regular'] }),
    'salon.addClientNote': one(own.client, { text: 'Kind', key: KEY }),
    'salon.removeClientNote': ofSalon({ params: { id: own.client, note: own.note } }),
    'salon.calendar': ofSalon({ query: WEEK }),
    'salon.timeOff': ofSalon({ query: WEEK }),
    'salon.statement': ofSalon({ query: WEEK }),
    'salon.statementFile': ofSalon({ query: { ...WEEK, format: 'csv' } }),
    'salon.booking': one(own.ahead),
    'salon.moveBooking': one(own.ahead, { start: '2026-11-27T15:00:00+05:30' }),
    'salon.updateStatus': one(own.ahead, { status: 'Pending' }),
    'salon.attendance': one(own.over, { attendance: null }),
    'salon.answerDispute': one(scene.disputedHere, { text: 'They came half an hour late.' }),
    // The visit stands, so nothing is to be given back.
    'salon.grantRefund': { ...one(own.ahead, { percent: 10, key: 'scene-0001' }), answers: 409 },
    'salon.addTimeOff': ofSalon({
      body: { kind: 'closure', start: '2027-01-14T00:00', end: '2027-01-15T00:00', reason: 'Sankranti' },
    }),
    'salon.closeOverVisits': ofSalon({
      body: { kind: 'closure', start: '2027-02-14T00:00', end: '2027-02-15T00:00', close: true },
    }),
    'salon.removeTimeOff': one(own.timeOff),
    'salon.addWalkIn': ofSalon({
      body: {
        ...{ key: KEY, services: [own.service], start: '2026-11-25T15:00:00+05:30' },
        ...{ resourceId: own.specialist, customer: { name: 'Walk', phone: '' } },
      },
    }),
    'salon.runningLate': ofSalon({ body: { minutes: 15 } }),
    'salon.team': ofSalon(),
    'salon.addSpecialist': ofSalon({ body: { name: 'Mira', specialization: 'Hair' } }),
    'salon.updateSpecialist': one(own.specialist, { specialization: 'Colour' }),
    'salon.reviews': ofSalon(),
    'salon.replyToReview': one(own.review, { text: 'Thank you.' }),
    'salon.removeReply': one(own.review),
    'salon.services': ofSalon(),
    'salon.service': one(own.service),
    'salon.addService': ofSalon({ body: { name: 'Added', category: 'Massage', price: 10 } }),
    'salon.updateService': one(own.service, { description: 'Slowly' }),
    'salon.deleteService': one(scene.serviceToDelete),
    'salon.importServices': ofSalon({
      body: { services: [{ name: 'Head Massage', category: 'Massage', price: 300 }] },
    }),
    'uploads.picture': ofSalon({ file: scene.picture, query: { folder: 'salon_gallery' } }),
    'uploads.upload': ofSalon({ body: { base64Image: text, folder: 'salon_gallery' } }),
    'uploads.uploadMultiple': ofSalon({ body: { images: [text], folder: 'salon_gallery' } }),
    'uploads.delete': ofSalon({ params: { publicId: scene.unused } }),
    'uploads.deleteByPost': ofSalon({ body: { publicId: scene.unusedToo } }),
    'salon.eraseClient': one(own.client),
    'admin.payment': { by: 'admin', params: { id: paidAsWell.bookingId } },
  };
};
