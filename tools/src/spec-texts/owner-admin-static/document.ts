import type { SpecDocument } from '../shown.ts';
import { adminSalons } from './admin-salons.ts';
import { adminServices } from './admin-services.ts';
import { adminUsers } from './admin-users.ts';
import { pictures } from './pictures.ts';
import { salonBookings } from './salon-bookings.ts';
import { salonServices } from './salon-services.ts';
import { serviceForm } from './service-form.ts';
import { settings } from './settings.ts';
import { staticPages } from './static-pages.ts';

export const ownerAdminStatic: SpecDocument = {
  file: '2-owner-admin-static.md',
  shown: [
    ...salonBookings,
    ...salonServices,
    ...serviceForm,
    ...settings,
    ...staticPages,
    ...pictures,
    ...adminSalons,
    ...adminUsers,
    ...adminServices,
  ],
  exceptions: [
    {
      text: 'Are you sure you want to delete this service? This action cannot be undone.',
      reason:
        'Another variant of the one dialog. It asks in the variant that names the service; both would ask twice.',
    },
    {
      text: '10:00 AM - 8:00 PM',
      reason: 'An example of how opening hours are written on the wire: a value, not a text of a screen.',
    },
    {
      text: 'success',
      reason:
        "The value of `status` in a reply's envelope; its schema checks it in each, and nobody reads it.",
    },
  ],
};
