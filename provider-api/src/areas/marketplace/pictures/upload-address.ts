import { UPLOAD_FOLDERS } from '@sundara/contracts/api';

/** The folders of uploads: a salon's pictures by purpose, and the photos of reviews. */
export const STORED_FOLDERS = [...UPLOAD_FOLDERS, 'review-photos'] as const;
export type StoredFolder = (typeof STORED_FOLDERS)[number];

/** Identifies an upload: `<folder>/<id>` is its public id. */
export interface UploadName {
  readonly folder: StoredFolder;
  readonly id: string;
}

const ROOT = '/api/uploads/pictures';

/** Where uploads are served: `:file` is an id and `.webp`. */
export const UPLOAD_ROUTE = `${ROOT}/:folder/:file`;

/** The stored widths of each upload, in pixels; the narrowest that is wide enough is served. */
export const UPLOAD_WIDTHS = [320, 640, 1280] as const;
export type UploadWidth = (typeof UPLOAD_WIDTHS)[number];

export const isStoredFolder = (text: string): text is StoredFolder =>
  STORED_FOLDERS.some((folder) => folder === text);

/** The address of a picture without its width; the client adds `?w=`. */
export const uploadUrl = ({ folder, id }: UploadName): string => `${ROOT}/${folder}/${id}.webp`;

/** Names in the file store; subfolders by the id's first letters, so that none has too many files. */
export const uploadFile = ({ folder, id }: UploadName, width: UploadWidth): string =>
  `${folder}/${id.slice(0, 2)}/${id}-${width}.webp`;

export const filesOfUpload = (name: UploadName): readonly string[] =>
  UPLOAD_WIDTHS.map((width) => uploadFile(name, width));
