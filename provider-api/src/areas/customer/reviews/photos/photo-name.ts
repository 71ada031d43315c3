import type { UploadName } from '../../../marketplace/index.ts';

/** A review photo's name in the upload store. */
export const photoName = (id: string): UploadName => ({ folder: 'review-photos', id });
