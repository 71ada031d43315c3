import * as z from 'zod';
import type { JobKind } from '../../../../platform/outbox/job-kind.ts';

/** A photo that stands with no review for a day is deleted. */
export const UNUSED_FOR_MINUTES = 24 * 60;

const photo = z.object({ photoId: z.uuid() });
export const REMOVE_UNUSED_PHOTO: JobKind<z.output<typeof photo>> = {
  name: 'review.remove-unused-photo',
  payload: photo,
};
