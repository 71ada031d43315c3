import { UPLOAD_FOLDERS, type UploadFolder } from '@sundara/contracts/api';
import { isUuid } from '../../../platform/http/uuid.ts';

export interface SalonUploadName {
  readonly folder: UploadFolder;
  readonly id: string;
}

/** The name of a salon's upload in the API: 'salon_gallery/<id>'. */
export const publicIdOf = ({ folder, id }: SalonUploadName): string => `${folder}/${id}`;

/** Parses a public id strictly; undefined for an unknown folder, and for anything but an id in it. */
export const parsePublicId = (publicId: string): SalonUploadName | undefined => {
  const [name, id = '', ...more] = publicId.split('/');
  const folder = UPLOAD_FOLDERS.find((each) => each === name);
  return folder && more.length === 0 && isUuid(id) && id === id.toLowerCase() ? { folder, id } : undefined;
};
