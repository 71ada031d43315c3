import { UPLOAD_FOLDERS } from '@sundara/contracts/api';
import * as z from 'zod';
import type { JobKind } from '../../../platform/outbox/job-kind.ts';

/** An upload that nothing shows for a day is deleted. */
export const UNUSED_FOR_MINUTES = 24 * 60;

const upload = z.object({ folder: z.enum(UPLOAD_FOLDERS), id: z.uuid() });

/**
 * Keyed by the public id. A trigger of the baseline migration enqueues one too, whenever a salon, a service or a
 * specialist stops showing a picture.
 */
export const REMOVE_UNUSED_UPLOAD: JobKind<z.output<typeof upload>> = {
  name: 'uploads.remove-unused',
  payload: upload,
};
