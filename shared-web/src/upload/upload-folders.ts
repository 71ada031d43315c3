import type { UploadFolder } from '@sundara/contracts/api';

interface FolderWords {
  /** The ratio, width over height, in which pages show such a picture; undefined keeps its own. */
  readonly ratio: number | undefined;
  /** The toasts of specification 2, section 8. */
  readonly failed: string;
  readonly done: string | undefined;
  readonly notDeleted: string;
}

const IMAGE = {
  failed: 'Failed to upload image',
  done: undefined,
  notDeleted: 'Failed to delete image',
} as const;

const SERVICE = {
  ...IMAGE,
  ratio: 4 / 3,
  failed: 'Failed to upload service image',
  done: 'Service image uploaded successfully',
} as const;

/** The texts and the ratio for the pictures of each folder. */
export const FOLDERS: Readonly<Record<UploadFolder, FolderWords>> = {
  salon_covers: { ...IMAGE, ratio: 3 / 2, notDeleted: 'Failed to remove cover image' },
  salon_gallery: { ...IMAGE, ratio: undefined, failed: 'Failed to upload gallery images' },
  work_images: { ...IMAGE, ratio: undefined, failed: 'Failed to upload work images' },
  owner_photos: { ...IMAGE, ratio: 1, notDeleted: 'Failed to delete owner photo' },
  salon_services: SERVICE,
  specialists: { ...IMAGE, ratio: 1 },
  central_services: SERVICE,
};

/** Whether a public id names an upload; that of an illustration is its id. */
export const isUploaded = (publicId: string | null): publicId is string => publicId?.includes('/') ?? false;
