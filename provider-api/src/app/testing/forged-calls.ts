import type { OwnerScene } from './two-owners.ts';

/** A call by one owner that names something of another owner; `id` is in the address. */
export interface ForgedCall {
  readonly id?: string;
  /** Other ids of the address, by name; `id` by default. */
  readonly ids?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const THURSDAY = '2026-11-26';
const WEEK = { from: '2026-11-23', to: '2026-11-29' };
const at = (time: string) => `${THURSDAY}T${time}:00+05:30`;
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

type Forge = (theirs: OwnerScene, own: OwnerScene) => readonly ForgedCall[];

/**
 * For every operation that an owner may call: every way in which the other owner's things can be named in it. One
 * that names nothing is called as it is, since its answer must be about the caller's own salon only.
 */
export const FORGED_CALLS: Readonly<Record<string, Forge>> = {
  'salon.profile': () => [{}],
  'salon.updateProfile': ({ upload, word }) => [
    { body: { cover: upload } },
    { body: { galleryImages: [upload] } },
    { body: { workImages: [{ publicId: upload, title: 'Mine' }] } },
    { body: { ownerPhoto: upload } },
    { body: { cover: word.toLowerCase() } },
  ],
  'salon.reverseGeocode': () => [{ query: { latitude: '17.45', longitude: '78.39' } }],
  'salon.dashboard': () => ['today', 'week', 'month', 'year'].map((dateRange) => ({ query: { dateRange } })),
  'salon.orders': ({ specialist, word, salon }) => [
    {},
    { query: { specialist } },
    { query: { q: word } },
    { query: { salonId: salon } },
  ],
  'salon.ordersFile': ({ specialist, word }) => [{}, { query: { specialist } }, { query: { q: word } }],
  'salon.today': () => [{}],
  'salon.clients': ({ word, salon }) => [
    {},
    { query: { q: word } },
    { query: { tag: word } },
    { query: { salonId: salon } },
  ],
  'salon.clientsFile': ({ word }) => [{}, { query: { q: word } }, { query: { tag: word } }],
  'salon.client': ({ client }) => [{ id: client }],
  'salon.updateClient': ({ client }) => [{ id: client, body: { allergies: 'Mine', tags: [] } }],
  'push.key': () => [{}],
  'push.subscribe': () => [
    {
      body: {
        endpoint: 'https://fcm.googleapis.com/forged',
        keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
      },
    },
  ],
  'push.unsubscribe': () => [{}],
  'salon.addClientNote': ({ client }) => [{ id: client, body: { text: 'Mine', key: crypto.randomUUID() } }],
  'salon.removeClientNote': ({ client, note }, own) => [
    { id: client, ids: { note } },
    { id: own.client, ids: { note } },
  ],
  'salon.eraseClient': ({ client }) => [{ id: client }],
  'salon.events': () => [{}],
  'salon.booking': ({ ahead, over }) => [{ id: ahead }, { id: over }],
  'salon.updateStatus': ({ ahead, over }) =>
    [ahead, over].flatMap((id) =>
      ['pending', 'confirmed', 'completed', 'cancelled'].map((status) => ({ id, body: { status } })),
    ),
  'salon.attendance': ({ ahead, over }) =>
    [ahead, over].map((id) => ({ id, body: { attendance: 'no_show' } })),
  'salon.answerDispute': ({ ahead, over }) =>
    [ahead, over].map((id) => ({ id, body: { text: 'The side of another salon.' } })),
  'salon.grantRefund': ({ ahead, over }) =>
    [ahead, over].map((id) => ({ id, body: { percent: 100, key: 'forged-0001' } })),
  'salon.calendar': () => [{ query: WEEK }],
  'salon.moveBooking': ({ ahead, specialist }, own) => [
    { id: ahead, body: { start: at('15:00') } },
    { id: ahead, body: { duration: 90 } },
    { id: own.ahead, body: { resourceId: specialist } },
  ],
  'salon.addWalkIn': ({ service, specialist }, own) => [
    { body: { key: crypto.randomUUID(), services: [service], start: at('15:00') } },
    {
      body: {
        ...{ key: crypto.randomUUID(), services: [own.service], start: at('15:00') },
        resourceId: specialist,
      },
    },
  ],
  'salon.timeOff': () => [{ query: WEEK }],
  'salon.addTimeOff': ({ specialist }) =>
    ['leave', 'blocked'].map((kind) => ({
      body: { kind, resourceId: specialist, start: at('15:00'), end: at('16:00'), keepVisits: true },
    })),
  'salon.closeOverVisits': ({ specialist, ahead }, own) => [
    { body: { kind: 'blocked', resourceId: specialist, start: at('15:00'), end: at('16:00'), close: true } },
    {
      body: {
        ...{ kind: 'leave', resourceId: own.specialist, start: at('03:00'), end: at('04:00') },
        ...{ close: true, cancel: [ahead], message: 'Mine' },
      },
    },
  ],
  'salon.removeTimeOff': (theirs) => [{ id: theirs.timeOff }],
  'salon.runningLate': ({ specialist }) => [{ body: { resourceId: specialist, minutes: 15, within: 600 } }],
  'salon.team': () => [{}],
  'salon.addSpecialist': ({ service, upload }) => [
    { body: { name: 'New', specialization: 'Hair', services: [service] } },
    { body: { name: 'New', specialization: 'Hair', photoId: upload } },
  ],
  'salon.updateSpecialist': ({ specialist, service, upload }, own) => [
    { id: specialist, body: { name: 'Mine', keepVisits: true } },
    { id: specialist, body: { isActive: false, keepVisits: true } },
    { id: own.specialist, body: { services: [service] } },
    { id: own.specialist, body: { photoId: upload } },
  ],
  'salon.services': ({ salon, word }) => [
    {},
    { query: { salonId: salon } },
    { query: { salonId: salon, q: word } },
  ],
  'salon.service': ({ service, salon }) => [{ id: service }, { id: service, query: { salonId: salon } }],
  'salon.addService': ({ salon, upload }) => [
    { query: { salonId: salon }, body: { name: 'Added', category: 'Massage', price: 10 } },
    { body: { name: 'Added', category: 'Massage', price: 10, image: { publicId: upload } } },
  ],
  'salon.updateService': ({ service, salon, upload }, own) => [
    { id: service, body: { price: 1 } },
    { id: service, query: { salonId: salon }, body: { price: 1 } },
    { id: own.service, body: { image: { publicId: upload } } },
  ],
  'salon.deleteService': ({ service, salon }) => [
    { id: service },
    { id: service, query: { salonId: salon } },
  ],
  'salon.importServices': ({ salon }) => [
    {
      query: { salonId: salon },
      body: { services: [{ name: 'Forged Cut', category: 'Hair Care', price: 1 }] },
    },
  ],
  'salon.reviews': () => [{}],
  'salon.replyToReview': ({ review }) => [{ id: review, body: { text: 'Thank you' } }],
  'salon.removeReply': ({ review }) => [{ id: review }],
  'salon.statement': () => [{ query: WEEK }],
  'salon.statementFile': () => [{ query: { ...WEEK, format: 'csv' } }, { query: { ...WEEK, format: 'pdf' } }],
  'salon.subscription': ({ salon }) => [{}, { query: { salonId: salon } }],
  'salon.subscriptions': ({ salon }) => [{}, { query: { salonId: salon } }],
  'salon.subscribe': ({ salon }) => [{ body: { salonId: salon, plan: 'weekly' } }],
  'salon.confirmSubscription': ({ word }) => [
    { body: { subscriptionId: `sub_${word}`, paymentId: `pay_${word}`, signature: 'a'.repeat(64) } },
  ],
  'salon.cancelSubscription': ({ salon, subscription, word }) => [
    { body: { subscriptionId: subscription } },
    { body: { subscriptionId: `sub_${word}`, salonId: salon, atOnce: true } },
  ],
  'salon.subscriptionInvoice': ({ charge }) => [{ id: charge }],
  'uploads.picture': ({ salon }) => [{ query: { salonId: salon, folder: 'salon_gallery' } }],
  'uploads.upload': ({ salon }) => [
    { body: { base64Image: PIXEL, folder: 'salon_gallery', salonId: salon } },
  ],
  'uploads.uploadMultiple': ({ salon }) => [
    { body: { images: [PIXEL], folder: 'salon_gallery', salonId: salon } },
  ],
  'uploads.delete': ({ upload }) => [{ id: upload }],
  'uploads.deleteByPost': ({ upload }) => [{ body: { publicId: upload } }],
};
