import type { UploadName } from '../../../marketplace/index.ts';

/** A review's photo among the uploads. */
export const photoName = (id: string): UploadName => ({ folder: 'review-photos', id });
