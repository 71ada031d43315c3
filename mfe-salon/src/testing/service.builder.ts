import type { ManagedService } from '@sundara/contracts/api';

/** An active service of 30 minutes at ₹550. */
export const service = (id: string, name: string, over: Partial<ManagedService> = {}): ManagedService => ({
  _id: id,
  id,
  name,
  description: 'Wash and cut',
  category: 'Hair Care',
  price: 550,
  basePrice: 550,
  discountPercent: 0,
  duration: 30,
  buffer: 0,
  specializations: [],
  status: 'Active',
  image: { url: '/pictures/service/a.webp', alt: '', placeholder: '', publicId: null },
  rating: 4.5,
  bookingCount: 0,
  hasSpecialist: true,
  can: { edit: true, delete: true },
  ...over,
});
