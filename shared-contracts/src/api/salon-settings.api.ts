import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { pictureId, salonFields, workTitle } from './salon-fields.schema.ts';
import { salonProfileSchema } from './salon-settings.schema.ts';

const own = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;

/**
 * Fields that are not named stay unchanged. Pictures are identified by their publicId, in order. With `keepVisits: false`
 * hours are refused that leave visits outside which stood inside, and the failure lists these visits.
 */
export const updateSalonProfile = operation({
  name: 'salon.updateProfile',
  summary: "Change the salon's profile",
  method: 'PATCH',
  path: '/api/salon/profile',
  access: ['salon'],
  body: z.extend(
    z.partial(
      z.object({
        ...salonFields,
        cover: z.nullable(pictureId),
        galleryImages: z.array(pictureId).check(z.maxLength(20)),
        workImages: z.array(z.object({ publicId: pictureId, title: workTitle })).check(z.maxLength(20)),
        ownerPhoto: z.nullable(pictureId),
      }),
    ),
    { keepVisits: z.optional(z.boolean()) },
  ),
  reply: envelope({ salon: salonProfileSchema, data: z.object({ salon: salonProfileSchema }) }),
  errors: ['VALIDATION_FAILED', ...own, 'VISITS_IN_THE_WAY'],
  rules: {
    openingHours: 'Hours as text, closing after opening',
    workingHours: 'Each day opens before it closes, with its breaks inside',
    seats: 'Chairs with visits ahead stay',
    publicId: 'A picture is an upload of this salon that is still there',
  },
});

/** The locality and ward around a point, from the bundled data or the configured service (resolutions S21). */
export const reverseGeocode = operation({
  name: 'salon.reverseGeocode',
  summary: 'The address of a point',
  method: 'GET',
  path: '/api/salon/reverse-geocode',
  access: ['salon', 'admin'],
  query: z.object({
    latitude: z.coerce.number().check(z.gte(-90), z.lte(90)),
    longitude: z.coerce.number().check(z.gte(-180), z.lte(180)),
  }),
  reply: envelope({
    address: z.object({
      area: z.string(),
      sublocality: z.string(),
      city: z.string(),
      state: z.string(),
      postalCode: z.string(),
      country: z.string(),
    }),
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'ADDRESS_UNKNOWN', 'RATE_LIMITED'],
});
