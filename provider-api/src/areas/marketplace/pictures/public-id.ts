import { UPLOAD_FOLDERS, type UploadFolder } from '@sundara/contracts/api';
import { isUuid } from '../../../platform/http/uuid.ts';

export interface SalonUploadName {
  readonly folder: UploadFolder;
  readonly id: string;
}

/** What names a salon's upload in the API: 'salon_gallery/<id>'. */
export const publicIdOf = ({ folder, id }: SalonUploadName): string => `${folder}/${id}`;

/** Reads a public id to the letter; undefined for a folder that is none of ours, and for anything but an id in it. */
export const parsePublicId = (publicId: string): SalonUploadName | undefined => {
  const [name, id = '', ...more] = publicId.split('/');
  const folder = UPLOAD_FOLDERS.find((each) => each === name);
  return folder && more.length === 0 && isUuid(id) && id === id.toLowerCase() ? { folder, id } : undefined;
};
