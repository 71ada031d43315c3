/** The area's public interface: accounts, sign-in and sessions. */

export { type AccountToTell, accountMail } from './account-mail/account-mail.ts';
export type { OnAccountChanged } from './accounts/account-changed.ts';
export type { UserRow } from './accounts/accounts.repository.ts';
export { sessions, userCounts, userSearchText, users } from './accounts/accounts.tables.ts';
export { isDeletedAccount } from './accounts/deleted-account.ts';
export {
  DELETED_NAME,
  deletedAddress,
  FORMER_AUTHOR,
  isDeletedAddress,
} from './accounts/deleted-customer.ts';
export { presentUser } from './accounts/user.presenter.ts';
export { countAttempts } from './attempts/count-attempts.ts';
export { invite } from './invitations/invitation-mail.job.ts';
export type { LinkRequests } from './mailed-links/link-request.ts';
export { removeMailedLinks } from './mailed-links/mailed-links.ts';
export { isCommonPassword } from './passwords/common-passwords.ts';
export { hashPassword, hashUnknownPassword } from './passwords/passwords.ts';
export { requirePassword } from './passwords/verify-password.ts';
export {
  findSubscribed,
  findSubscription,
  removeSubscription,
} from './push/push-subscriptions.repository.ts';
export { secondFactors } from './second-factor/second-factor.tables.ts';
export { presentDevice } from './sessions/device.routes.ts';
export { clearRefreshCookie } from './sessions/open-session.ts';
export {
  findSessions,
  revokeOtherSessions,
  revokeSession,
  sessionStands,
} from './sessions/sessions.repository.ts';
