import * as z from 'zod/mini';
import { SLOT_MINUTES } from '../booking/availability.ts';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { coordinatesSchema, dayHoursSchema, PRICE_TIERS } from './salon.schema.ts';
import { salonProfileSchema, weekOfSchema } from './salon-settings.schema.ts';
import { keepable, longText } from './text.ts';

const own = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), keepable);
const publicId = z.string().check(z.maxLength(120), keepable);

/**
 * Fields that are not named stay unchanged. Hours as text ('10:00 AM - 8:00 PM', 'Closed'), as open and close, or with
 * breaks (resolutions T4); the country is always India. Pictures are identified by their publicId, in order.
 */
export const updateSalonProfile = operation({
  name: 'salon.updateProfile',
  summary: "Change the salon's profile",
  method: 'PATCH',
  path: '/api/salon/profile',
  access: ['salon'],
  body: z.partial(
    z.object({
      name: line(100).check(z.minLength(1, 'Name is required')),
      description: longText(2000),
      address: z.partial(
        z.object({
          street: line(200),
          area: line(100),
          sublocality: line(100),
          city: line(100),
          state: line(100),
          postalCode: line(10),
          country: line(60),
        }),
      ),
      coordinates: coordinatesSchema,
      location: line(300),
      contactNumber: line(30),
      email: line(254),
      priceRange: z.enum(PRICE_TIERS),
      specialties: z.array(line(60).check(z.minLength(1))).check(z.maxLength(30)),
      openingHours: z.partial(weekOfSchema(z.string().check(z.maxLength(200)))),
      workingHours: z.partial(
        weekOfSchema(
          z.extend(z.partial(dayHoursSchema), {
            open: dayHoursSchema.shape.open,
            close: dayHoursSchema.shape.close,
          }),
        ),
      ),
      seats: z.int().check(z.gte(1), z.lte(100)),
      slotMinutes: z.nullable(z.literal([...SLOT_MINUTES])),
      allowsLateReschedule: z.boolean(),
      cover: z.nullable(publicId),
      galleryImages: z.array(publicId).check(z.maxLength(20)),
      workImages: z.array(z.object({ publicId, title: line(100) })).check(z.maxLength(20)),
      ownerName: line(100),
      ownerDescription: longText(1000),
      ownerPhoto: z.nullable(publicId),
    }),
  ),
  reply: envelope({ salon: salonProfileSchema, data: z.object({ salon: salonProfileSchema }) }),
  errors: ['VALIDATION_FAILED', ...own],
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
