import type { SampleCalls } from './sample-call.ts';
import type { SampleScene } from './sample-scene.ts';

const NOTE = 'Nothing was wrong here.';
const KEY = 'scene-0002';
const SALON = { name: 'Neem House', email: 'neem@salons.example', contactNumber: '+914055500142' };

/** What admins read and do; their lists need nothing. */
export const callsOfAdmins = (scene: SampleScene): SampleCalls => {
  const admin = (more = {}) => ({ by: 'admin', ...more }) as const;
  const one = (id: string, body?: Readonly<Record<string, unknown>>) =>
    ({ by: 'admin', params: { id }, ...(body && { body }) }) as const;
  return {
    'admin.figures': admin(),
    'admin.attention': admin(),
    'admin.verifyAudit': admin(),
    'admin.salon': one(scene.salonToChange),
    'admin.usersWithoutSalons': admin(),
    'admin.createSalon': admin({
      body: {
        ...{ ...SALON, userId: scene.withoutSalon, description: 'Trees' },
        address: { street: '3 Lake Road', sublocality: 'Madhapur', postalCode: '500081' },
      },
    }),
    'admin.updateSalon': one(scene.salonToChange, {
      description: 'Trees',
      address: { street: '4 Lake Road' },
    }),
    'admin.toggleSalon': one(scene.salonToChange, { isActive: false }),
    'admin.salonConsequences': one(scene.salonToDelete),
    'admin.deleteSalon': one(scene.salonToDelete, { reason: 'Closed' }),
    'admin.salonDeletions': admin(),
    'admin.approveSalonDeletion': one(scene.deletionToApprove, { expectedRefund: 0 }),
    'admin.rejectSalonDeletion': one(scene.deletionToReject, { note: 'It is open again.' }),
    'admin.createService': admin({
      body: { name: 'Scrub', category: 'Skin Care', price: 400, specializations: ['Skin'] },
    }),
    'admin.service': one(scene.central),
    'admin.previewService': one(scene.central, { description: 'Slowly' }),
    'admin.updateService': one(scene.central, { description: 'Slowly' }),
    'admin.deleteService': one(scene.centralToDelete),
    'admin.recordPayout': admin({ body: { salonId: scene.wide, amount: 1, reference: 'UTR 0001' } }),
    'admin.proposeRefund': one(scene.paidAsWell.bookingId, {
      ...{ amountPaise: 100, reason: 'goodwill', note: 'They waited for long.', key: KEY },
    }),
    'admin.approveRefund': one(scene.toApprove),
    'admin.rejectRefund': one(scene.toReject, { note: NOTE }),
    'admin.message': one(scene.message),
    'admin.replyToMessage': one(scene.message, { text: 'Yes, behind the house.', key: KEY }),
    'admin.updateMessage': one(scene.otherMessage, { state: 'closed' }),
    'admin.approveApplication': one(scene.applicant),
    'admin.declineApplication': one(scene.otherApplicant, { reason: 'It is not in Hyderabad.' }),
    'admin.createUser': admin({ body: { name: 'Devi', email: 'devi@people.example', role: 'customer' } }),
    'admin.updateUser': one(scene.toChange, { name: 'Devi Rao', email: 'devi.rao@people.example' }),
    'admin.toggleUser': one(scene.toSwitch, { isActive: false }),
    'admin.userAhead': one(scene.toDelete),
    'admin.userConsequences': one(scene.toDelete),
    'admin.deleteUser': one(scene.toDelete),
    'admin.userSessions': one(scene.devicesOf),
    'admin.endUserSession': admin({ params: { id: scene.devicesOf, sessionId: scene.deviceOf } }),
    'admin.endUserSessions': one(scene.devicesOf),
    'admin.dispute': one(scene.disputed),
    'admin.noteDispute': one(scene.disputed, { side: 'salon', text: 'They were busy.' }),
    'admin.answerDispute': one(scene.disputed, { text: 'We look into it at once.' }),
    'admin.resolveDispute': one(scene.disputed, {
      ...{ outcome: 'salon', refundPaise: 0 },
      ...{ toCustomer: 'It was as agreed.', toSalon: 'Nothing goes back.' },
    }),
    'admin.hideReview': one(scene.reviewToHide, { reason: 'abusive' }),
    'admin.showReview': one(scene.reviewToShow),
    'admin.retryJob': one(scene.job),
    'admin.retryJobs': admin({ body: { kind: 'mail.sign-in-code' } }),
  };
};
