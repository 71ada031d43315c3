import { rupeesOf } from '@sundara/contracts';
import type { ManagedService } from '@sundara/contracts/api';
import { imageOfPicture, type ServiceRow, serviceIllustration } from '../../marketplace/index.ts';

/** A service as its salon manages it; the image has a public id only if it was uploaded. Rupees, minutes. */
export const presentManagedService = (row: ServiceRow, hasSpecialist: boolean): ManagedService => ({
  _id: row.id,
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  price: rupeesOf(row.pricePaise),
  basePrice: rupeesOf(row.pricePaise),
  discountPercent: row.discountPercent,
  duration: row.durationMinutes,
  buffer: row.bufferMinutes,
  specializations: row.specializations,
  status: row.isActive ? 'Active' : 'Inactive',
  image: {
    ...imageOfPicture('service', row.image, serviceIllustration(row), ''),
    publicId: row.image?.publicId ?? null,
  },
  rating: 4.5,
  bookingCount: row.bookingCount,
  hasSpecialist,
  // Whoever reads this list keeps the catalogue of its salon: its owner, or an admin (resolutions R4).
  can: { edit: true, delete: true },
});
