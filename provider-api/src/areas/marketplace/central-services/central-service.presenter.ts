import { rupeesOf, toLocalIso } from '@sundara/contracts';
import type { AdminService, CentralService } from '@sundara/contracts/api';
import type { CentralRow } from '../salons/central-services.tables.ts';
import { imageOfPicture } from '../salons/own-pictures.ts';
import { serviceSeed } from '../salons/salon.presenter.ts';

/** Specification 2, section 9: what is shown until there are ratings. */
const RATING = 4.5;

/** Without a picture of its own a drawn one of its category stands for it. */
const imageOf = (row: CentralRow) => ({
  ...imageOfPicture('service', row.image, serviceSeed(row), ''),
  publicId: row.image?.publicId ?? null,
});

const facts = (row: CentralRow) => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  basePrice: rupeesOf(row.pricePaise),
  price: rupeesOf(row.pricePaise),
  duration: row.durationMinutes,
  rating: RATING,
  specializations: row.specializations,
});

/** A service as the central catalogue offers it to anyone: rupees, minutes. */
export const presentCentralService = (row: CentralRow): CentralService => {
  const { url, publicId } = imageOf(row);
  return { ...facts(row), image: { url, publicId } };
};

/** The same as admins keep it, with its status and times. */
export const presentAdminService = (row: CentralRow): AdminService => ({
  ...facts(row),
  status: row.isActive ? 'Active' : 'Inactive',
  image: imageOf(row),
  createdAt: toLocalIso(row.createdAt),
  updatedAt: toLocalIso(row.updatedAt),
});
