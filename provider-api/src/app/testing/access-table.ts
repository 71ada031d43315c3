import * as api from '@sundara/contracts/api';

/** Who may call; roles as accounts have them. */
export type Callers = 'anyone' | 'signed-in' | readonly ('customer' | 'salon' | 'admin')[];

/** What belongs to somebody: the caller's own is answered, another's looks like a missing one. */
export type Thing =
  | 'account'
  | 'salon'
  | 'booking'
  | 'visited'
  | 'receipted'
  | 'order'
  | 'salon-booking'
  | 'time-off'
  | 'specialist'
  | 'device'
  | 'service'
  | 'review';

export interface AccessRow {
  readonly who: Callers;
  /** The status for an allowed caller, with `body` if there is one; 200 by default. */
  readonly answers?: number;
  /** The status for an admin, who has no salon and names none here; by default as for the others. */
  readonly unnamed?: number;
  readonly thing?: Thing;
  readonly body?: unknown;
  /** The id in the address if it names nothing of anybody's; by default one that is missing. */
  readonly id?: string;
}

const customer = ['customer'] as const;
const salon = ['salon'] as const;
const admin = ['admin'] as const;
const operators = ['salon', 'admin'] as const;

/**
 * Who may call what, written down apart from the code that decides it. The test fails for an operation without a row,
 * and for a row without an operation. A list named 'admin.…' and its file have a row by their name.
 */
const ROWS: Readonly<Record<string, AccessRow>> = {
  'auth.login': { who: 'anyone', answers: 400 },
  'auth.register': { who: 'anyone', answers: 400 },
  'auth.refresh': { who: 'anyone', answers: 401 },
  'auth.forgotPassword': { who: 'anyone', answers: 400 },
  'auth.signInByLink': { who: 'anyone', answers: 410 },
  'auth.requestCode': { who: 'anyone', answers: 400 },
  'auth.signInByCode': { who: 'anyone', answers: 400 },
  'auth.requestEmailConfirmation': { who: customer },
  'auth.confirmEmail': { who: 'anyone', answers: 410 },
  'auth.resetPassword': { who: 'anyone', answers: 400 },
  'auth.me': { who: 'signed-in' },
  'auth.logout': { who: 'signed-in' },
  'auth.devices': { who: 'signed-in' },
  'auth.endDevice': { who: 'signed-in', thing: 'device' },
  'auth.endOtherDevices': { who: 'signed-in' },
  'auth.updateProfile': { who: 'signed-in', answers: 400 },
  'auth.changePassword': { who: 'signed-in', answers: 400 },
  'auth.secondFactor': { who: 'signed-in' },
  'auth.beginSecondFactor': { who: operators, answers: 400 },
  'auth.confirmSecondFactor': { who: operators, answers: 400 },
  'auth.endSecondFactor': { who: 'signed-in', answers: 400 },

  'salons.list': { who: 'anyone' },
  'salons.facets': { who: 'anyone' },
  'salons.sublocalities': { who: 'anyone' },
  'salons.nextSlots': { who: 'anyone', answers: 400 },
  'services.nextSlots': { who: 'anyone', answers: 400 },
  'salons.sitemap': { who: 'anyone' },
  'salons.version': { who: 'anyone' },
  'salons.detail': { who: 'anyone', answers: 404 },
  'salons.head': { who: 'anyone', answers: 404 },
  'salons.reviews': { who: 'anyone', answers: 404 },
  'salons.availability': { who: 'anyone', answers: 400 },
  'salons.availableDays': { who: 'anyone', answers: 400 },
  'contact.send': { who: 'anyone', answers: 400 },
  'applications.apply': { who: 'anyone', answers: 400 },

  'customer.profile': { who: customer },
  'customer.updateProfile': { who: customer, answers: 400 },
  'customer.preferences': { who: customer },
  'customer.updatePreferences': { who: customer, answers: 400 },
  'customer.export': { who: customer },
  'customer.deletion': { who: customer },
  'customer.deleteAccount': { who: customer, answers: 400 },
  'customer.stats': { who: customer },
  'customer.bookings': { who: customer },
  'customer.booking': { who: customer, thing: 'visited' },
  'customer.cancellation': { who: customer, thing: 'booking' },
  'customer.calendar': { who: customer, thing: 'booking' },
  'customer.rebook': { who: customer, thing: 'visited' },
  'customer.receipt': { who: customer, thing: 'receipted' },
  'customer.reschedule': {
    who: customer,
    thing: 'booking',
    body: { newDateTime: '2026-11-27T11:00:00+05:30' },
  },
  'customer.cancel': { who: customer, thing: 'booking' },
  'customer.cancelByPut': { who: customer, thing: 'booking' },
  'customer.review': {
    who: customer,
    thing: 'visited',
    body: { rating: 5, title: 'Calm', comment: 'They took their time.' },
  },
  'customer.dispute': {
    who: customer,
    thing: 'visited',
    body: { reason: 'The colour came out another one.' },
  },
  'customer.uploadReviewPhoto': { who: customer, answers: 422 },
  'favourites.list': { who: customer },
  'favourites.salons': { who: customer },
  'favourites.add': { who: customer, answers: 404 },
  'favourites.remove': { who: customer },
  'payment.createOrder': { who: customer, answers: 400 },
  'payment.verify': { who: customer, answers: 400 },
  'payment.status': { who: customer, thing: 'order' },
  // The caller's own order is looked up at a gateway that does not run.
  'payment.check': { who: customer, thing: 'order', answers: 502 },

  'push.key': { who: [...customer, ...salon] },
  'push.subscribe': { who: [...customer, ...salon], answers: 400 },
  'push.unsubscribe': { who: [...customer, ...salon] },

  'salon.profile': { who: operators },
  'salon.updateProfile': { who: salon, body: { description: 'A salon' } },
  'salon.subscription': { who: operators, unnamed: 400 },
  'salon.subscriptions': { who: operators, unnamed: 400 },
  'salon.subscribe': { who: operators, answers: 400 },
  'salon.confirmSubscription': { who: salon, answers: 400 },
  'salon.cancelSubscription': { who: operators, answers: 404, body: { subscriptionId: 'sub_none' } },
  'salon.subscriptionInvoice': { who: salon, answers: 404 },
  'salon.reverseGeocode': { who: operators, answers: 400 },
  'salon.orders': { who: salon },
  'salon.ordersFile': { who: salon },
  'salon.booking': { who: salon, thing: 'salon-booking' },
  'salon.updateStatus': { who: salon, thing: 'salon-booking', body: { status: 'Pending' } },
  'salon.attendance': { who: salon, thing: 'salon-booking', body: { attendance: null } },
  'salon.answerDispute': { who: salon, answers: 404, body: { text: 'They came half an hour late.' } },
  'salon.dashboard': { who: salon },
  'salon.today': { who: salon },
  'salon.clients': { who: salon },
  'salon.clientsFile': { who: salon },
  'salon.client': { who: salon, answers: 404 },
  'salon.updateClient': { who: salon, answers: 404, body: { tags: ['Regular'] } },
  'salon.addClientNote': { who: salon, answers: 404, body: { text: 'Kind', key: crypto.randomUUID() } },
  'salon.removeClientNote': { who: salon, answers: 404 },
  'salon.eraseClient': { who: salon, answers: 404 },
  'salon.events': { who: salon },
  'salon.calendar': { who: salon, answers: 400 },
  'salon.moveBooking': { who: salon, thing: 'salon-booking', body: { start: '2026-11-27T15:00:00+05:30' } },
  'salon.timeOff': { who: salon, answers: 400 },
  'salon.addTimeOff': {
    who: salon,
    body: { kind: 'closure', start: '2027-01-14T00:00', end: '2027-01-15T00:00', reason: 'Sankranti' },
  },
  'salon.closeOverVisits': {
    who: salon,
    body: { kind: 'closure', start: '2027-02-14T00:00', end: '2027-02-15T00:00', close: true },
  },
  'salon.addWalkIn': { who: salon, answers: 400 },
  'salon.runningLate': { who: salon, body: { minutes: 15 } },
  'salon.statement': { who: salon, answers: 400 },
  'salon.statementFile': { who: salon, answers: 400 },
  'salon.removeTimeOff': { who: salon, thing: 'time-off' },
  // The caller's own visit was not paid here, so there is nothing to refund.
  'salon.grantRefund': {
    who: salon,
    thing: 'salon-booking',
    body: { percent: 10, key: 'matrix-0001' },
    answers: 409,
  },

  'services.central': { who: 'anyone' },
  'salon.reviews': { who: salon },
  'salon.replyToReview': { who: salon, thing: 'review', body: { text: 'Thank you.' } },
  'salon.removeReply': { who: salon, thing: 'review' },
  'salon.services': { who: operators, unnamed: 400 },
  'salon.service': { who: operators, thing: 'service', unnamed: 400 },
  'salon.addService': { who: operators, answers: 400 },
  'salon.updateService': { who: operators, thing: 'service', body: { price: 510 }, unnamed: 400 },
  'salon.deleteService': { who: operators, thing: 'service', unnamed: 400 },
  'salon.importServices': { who: operators, answers: 400 },

  'salon.team': { who: salon },
  'salon.addSpecialist': { who: salon, answers: 400 },
  'salon.updateSpecialist': { who: salon, thing: 'specialist', body: { specialization: 'Hair' } },
  'uploads.picture': { who: operators, answers: 422 },
  'uploads.upload': { who: operators, answers: 400 },
  'uploads.uploadMultiple': { who: operators, answers: 400 },
  // For own and other uploads see uploads/salon-uploads.itest.ts, as an admin may delete any.
  'uploads.delete': { who: operators, answers: 404 },
  'uploads.deleteByPost': { who: operators, answers: 400 },

  'admin.salon': { who: admin, answers: 404 },
  'admin.usersWithoutSalons': { who: admin },
  'admin.createSalon': { who: admin, answers: 400 },
  'admin.updateSalon': { who: admin, answers: 404, body: {} },
  'admin.toggleSalon': { who: admin, answers: 404 },
  'admin.salonConsequences': { who: admin, answers: 404 },
  'admin.deleteSalon': { who: admin, answers: 404 },
  'admin.salonDeletions': { who: admin, answers: 200 },
  'admin.approveSalonDeletion': { who: admin, answers: 404, body: { expectedRefund: 0 } },
  'admin.rejectSalonDeletion': { who: admin, answers: 404, body: { note: 'It is open again.' } },
  'admin.service': { who: admin, answers: 404 },
  'admin.createService': { who: admin, answers: 400 },
  'admin.updateService': { who: admin, answers: 404, body: {} },
  'admin.deleteService': { who: admin, answers: 404 },
  'admin.previewService': { who: admin, answers: 404, body: {} },
  'admin.recordPayout': { who: admin, answers: 400 },
  'admin.payment': { who: admin, answers: 404 },
  'admin.proposeRefund': { who: admin, answers: 400 },
  'admin.approveRefund': { who: admin, answers: 404 },
  'admin.rejectRefund': { who: admin, body: { note: 'Nothing was wrong here.' }, answers: 404 },
  'admin.verifyAudit': { who: admin },
  'admin.message': { who: admin, answers: 404 },
  'admin.replyToMessage': { who: admin, answers: 400 },
  'admin.updateMessage': { who: admin, body: { state: 'closed' }, answers: 404 },
  'admin.approveApplication': { who: admin, answers: 404 },
  'admin.declineApplication': { who: admin, body: { reason: 'It is not in Hyderabad.' }, answers: 404 },
  'admin.createUser': { who: admin, answers: 400 },
  'admin.updateUser': { who: admin, answers: 404, body: { name: 'Asha Rao', email: 'asha@people.example' } },
  'admin.toggleUser': { who: admin, answers: 404 },
  'admin.userAhead': { who: admin, answers: 404 },
  'admin.userConsequences': { who: admin, answers: 404 },
  'admin.deleteUser': { who: admin, answers: 404 },
  'admin.userSessions': { who: admin, answers: 404 },
  'admin.endUserSession': { who: admin, answers: 404 },
  'admin.endUserSessions': { who: admin, answers: 404 },
  'admin.dispute': { who: admin, answers: 404 },
  'admin.answerDispute': { who: admin, answers: 404, body: { text: 'We look into it at once.' } },
  'admin.resolveDispute': {
    ...{ who: admin, answers: 404 },
    body: {
      outcome: 'salon',
      refundPaise: 0,
      toCustomer: 'It was as agreed.',
      toSalon: 'Nothing goes back.',
    },
  },
  'admin.noteDispute': { who: admin, answers: 404, body: { side: 'salon', text: 'They were busy.' } },
  'admin.hideReview': { who: admin, answers: 404, body: { reason: 'abusive' } },
  'admin.showReview': { who: admin, answers: 404 },
  'admin.figures': { who: admin },
  'admin.attention': { who: admin },
  'admin.retryJobs': { who: admin, answers: 400 },
  'admin.retryJob': { who: admin, id: '999999999', answers: 404 },
};

const isNamed = (one: unknown): one is { readonly name: string } =>
  typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string';

const exported: readonly unknown[] = Object.values(api);
const named = exported.filter(isNamed);
const adminLists = named.filter((one) => 'list' in one && one.name.startsWith('admin.'));
/** The lists of the admin's area and their files are for admins alone. */
const LISTED = named.filter(({ name }) =>
  adminLists.some((list) => name === list.name || name === `${list.name}File`),
);

export const ACCESS_TABLE: Readonly<Record<string, AccessRow>> = {
  ...Object.fromEntries(LISTED.map(({ name }) => [name, { who: admin }])),
  ...ROWS,
};
