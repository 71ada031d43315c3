import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

/** `at` is when it was hidden or shown; it is part of the mail's name, so that each change has a mail of its own. */
const payload = z.object({ reviewId: z.uuid(), at: z.iso.datetime() });
type ModerationJob = JobKind<z.output<typeof payload>>;

/** To the author of a review: that it is hidden and why, and that it is shown again. */
export const MAIL_REVIEW_HIDDEN: ModerationJob = { name: 'mail.review-hidden', payload };
export const MAIL_REVIEW_SHOWN: ModerationJob = { name: 'mail.review-shown', payload };
