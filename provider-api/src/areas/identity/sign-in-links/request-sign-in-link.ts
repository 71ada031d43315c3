import { ApiError } from '../../../platform/http/api-error.ts';
import { enqueueJob } from '../../../platform/outbox/enqueue-job.ts';
import { countAttempts } from '../attempts/count-attempts.ts';
import type { AuthContext } from '../sessions/auth-context.ts';
import { MAIL_SIGN_IN_LINK } from './sign-in-link-mail.job.ts';

/** At most one mail in this many minutes, so that guessing does not flood a mailbox. */
const BETWEEN_MAILS_MINUTES = 5;

/**
 * Has a link mailed to an e-mail, unless one just was. Does the same for any address: only the job looks up whether
 * there is an account.
 */
export const requestSignInLink = async (
  { database, signInLinkRequests }: AuthContext,
  email: string,
): Promise<void> => {
  const limit = { key: `sign-in link ${email}`, most: 1, minutes: BETWEEN_MAILS_MINUTES };
  try {
    await countAttempts(database.db, [limit]);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'RATE_LIMITED') return;
    throw error;
  }
  const sealed = signInLinkRequests.make(email);
  await database.transaction((tx) => enqueueJob(tx, MAIL_SIGN_IN_LINK, sealed.mark, sealed));
};
