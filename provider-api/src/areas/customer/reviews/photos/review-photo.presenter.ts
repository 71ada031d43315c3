import type { Photo } from '@sundara/contracts/api';
import { uploadUrl } from '../../../marketplace/index.ts';
import type { reviewPhotos } from '../reviews.tables.ts';
import { photoName } from './photo-name.ts';

export type PhotoRow = typeof reviewPhotos.$inferSelect;

/** A customer's photo; its alternative text names only the author, because nothing else is known of what it shows. */
export const presentPhoto = (
  { id, width, height, placeholder }: Pick<PhotoRow, 'id' | 'width' | 'height' | 'placeholder'>,
  author: string,
): Photo => ({
  id,
  url: uploadUrl(photoName(id)),
  alt: `Photo by ${author}`,
  placeholder,
  ratio: Math.round((width / height) * 1000) / 1000,
});
