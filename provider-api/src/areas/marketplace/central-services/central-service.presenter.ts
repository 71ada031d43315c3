import { rupeesOf, toLocalIso } from '@sundara/contracts';
import type { AdminService, CentralService } from '@sundara/contracts/api';
import type { CentralRow } from '../salons/central-services.tables.ts';
import { imageOfPicture } from '../salons/own-pictures.ts';
import { serviceIllustration } from '../salons/service-illustration.ts';

/** Specification 2, section 9: the rating that is shown until there are ratings. */
const RATING = 4.5;

/** Without a picture of its own, it gets an illustration of its category. */
const imageOf = (row: CentralRow) => ({
  ...imageOfPicture('service', row.image, serviceIllustration(row), ''),
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

/** A service of the central catalogue as anyone sees it: rupees, minutes. */
export const presentCentralService = (row: CentralRow): CentralService => {
  const { url, publicId } = imageOf(row);
  return { ...facts(row), image: { url, publicId } };
};

/** The same for admins, with status and times. */
export const presentAdminService = (row: CentralRow): AdminService => ({
  ...facts(row),
  status: row.isActive ? 'Active' : 'Inactive',
  image: imageOf(row),
  createdAt: toLocalIso(row.createdAt),
  updatedAt: toLocalIso(row.updatedAt),
  // Every admin keeps the whole catalogue.
  can: { edit: true, delete: true },
});
