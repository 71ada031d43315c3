/** What each action is, as people say it. One that is not here shows its own name. */
const ACTIONS: Readonly<Record<string, string>> = {
  'salon.updateStatus': 'Changed the status of a booking',
  'salon.attendance': 'Said whether the customer came',
  'salon.moveBooking': 'Moved a visit',
  'salon.addWalkIn': 'Wrote a walk-in down',
  'salon.addTimeOff': 'Added time off',
  'salon.removeTimeOff': 'Removed time off',
  'salon.runningLate': 'Told customers of a delay',
  'salon.grantRefund': 'Granted a refund',
  'salon.updateProfile': "Changed the salon's profile",
  'salon.addService': 'Added a service',
  'salon.updateService': 'Changed a service',
  'salon.deleteService': 'Deleted a service',
  'salon.importServices': 'Imported a service',
  'salon.addSpecialist': 'Added a specialist',
  'salon.updateSpecialist': 'Changed a specialist',
  'salon.replyToReview': 'Answered a review',
  'salon.removeReply': 'Removed an answer to a review',
  'salon.subscribe': 'Ordered a plan',
  'salon.cancelSubscription': 'Cancelled a plan',
  'uploads.upload': 'Uploaded a picture',
  'uploads.picture': 'Uploaded a picture',
  'uploads.uploadMultiple': 'Uploaded pictures',
  'uploads.delete': 'Deleted a picture',
  'uploads.deleteByPost': 'Deleted a picture',
  'auth.updateProfile': 'Changed their own name and phone',
  'auth.changePassword': 'Changed their own password',
  'auth.resetPassword': 'Set a new password by mail',
  'auth.confirmSecondFactor': 'Turned their second factor on',
  'auth.endSecondFactor': 'Turned their second factor off',
  'admin.recordPayout': 'Wrote a payout down',
  'admin.retryJob': 'Had a job tried again',
  'admin.retryJobs': 'Had jobs tried again',
  'admin.createSalon': 'Added a salon',
  'admin.updateSalon': 'Changed a salon',
  'admin.toggleSalon': 'Showed or hid a salon',
  'admin.deleteSalon': 'Deleted a salon',
  'admin.createUser': 'Added a user',
  'admin.updateUser': 'Changed a user',
  'admin.toggleUser': 'Enabled or disabled a user',
  'admin.deleteUser': 'Deleted a user',
  'admin.endUserSession': "Ended a user's session",
  'admin.endUserSessions': "Ended a user's sessions",
  'admin.createService': 'Added a central service',
  'admin.updateService': 'Changed a central service',
  'admin.deleteService': 'Deleted a central service',
  'admin.importServices': 'Imported central services',
  'admin.answerDispute': 'Answered a dispute',
  'admin.noteDispute': 'Noted something of a dispute',
  'admin.resolveDispute': 'Decided a dispute',
  'admin.hideReview': 'Hid a review',
  'admin.showReview': 'Showed a review again',
  'admin.replyToMessage': 'Answered a message',
  'admin.updateMessage': 'Changed the state of a message',
  'admin.proposeRefund': 'Proposed a refund',
  'admin.approveRefund': 'Approved a refund',
  'admin.rejectRefund': 'Rejected a refund',
  'audit.erased': 'Erased a person from an entry',
};

export const actionText = (action: string): string => ACTIONS[action] ?? action;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/Paise$/, ''],
  [/Id$/, ''],
];

/** A field's name as people read it: 'pricePaise' is 'price'. */
export const fieldText = (field: string): string =>
  ENDINGS.reduce((name, [ending, instead]) => name.replace(ending, instead), field)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
