import type { UploadName } from '../../../marketplace/pictures/upload-address.ts';

/** A review's photo among the uploads. */
export const photoName = (id: string): UploadName => ({ folder: 'review-photos', id });
