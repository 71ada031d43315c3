import * as z from 'zod';
import type { JobKind } from '../../../../platform/outbox/job-kind.ts';

/** A photo without a review is deleted after this many minutes: a day. */
export const UNUSED_FOR_MINUTES = 24 * 60;

const photo = z.object({ photoId: z.uuid() });
export const REMOVE_UNUSED_PHOTO: JobKind<z.output<typeof photo>> = {
  name: 'review.remove-unused-photo',
  payload: photo,
};
