import * as z from 'zod/mini';
import { NO_PHONE } from '../account/phone.ts';
import { SLOT_MINUTES } from '../booking/availability.ts';
import { AMENITIES, SERVES } from '../salon/salon-facts.ts';
import { dayHoursSchema, PRICE_TIERS } from './salon.schema.ts';
import { weekOfSchema } from './salon-settings.schema.ts';
import { described, keepable, longText } from './text.ts';

const line = (longest: number) => z.string().check(z.trim(), z.maxLength(longest), keepable);
const CHAIRS = 'Between 1 and 100 chairs';
const degrees = z.number('Please enter both latitude and longitude');

/** A picture by its publicId. */
export const pictureId = z.string().check(z.maxLength(120), keepable);
export const workTitle = line(100);

/**
 * The fields of a salon that its owner and admins write, with the only rules for them: the server and both forms use
 * these. Hours as text ('10:00 AM - 8:00 PM', 'Closed'), as open and close, or with breaks (resolutions T4); the country
 * is always India.
 */
export const salonFields = {
  name: line(100).check(z.minLength(1, 'Name is required')),
  email: line(254).check(z.regex(z.regexes.email, 'Email is invalid')),
  contactNumber: described(line(30).check(z.minLength(1, 'Contact number is required')), {
    'x-rules': [NO_PHONE],
  }),
  description: longText(2000),
  address: z.partial(
    z.object({
      street: line(200),
      area: line(100),
      sublocality: line(100),
      city: line(100),
      state: line(100),
      postalCode: z
        .string()
        .check(z.trim(), z.regex(/^(?:[1-9]\d{5})?$/, 'A PIN code has six digits'), z.maxLength(6)),
      country: line(60),
    }),
  ),
  coordinates: z
    .object({ latitude: degrees, longitude: degrees })
    .check(
      z.refine(
        ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
        'There is no such point on the map',
      ),
    ),
  location: line(300),
  priceRange: z.enum(PRICE_TIERS),
  specialties: z.array(line(60).check(z.minLength(1))).check(z.maxLength(30)),
  facts: z.partial(
    z.object({
      serves: z.enum(SERVES),
      homeService: z.boolean(),
      amenities: z.array(z.enum(AMENITIES)).check(z.maxLength(AMENITIES.length)),
    }),
  ),
  openingHours: z.partial(weekOfSchema(z.string().check(z.maxLength(200)))),
  workingHours: z.partial(
    weekOfSchema(
      z.extend(z.partial(dayHoursSchema), {
        open: dayHoursSchema.shape.open,
        close: dayHoursSchema.shape.close,
      }),
    ),
  ),
  seats: z.int(CHAIRS).check(z.gte(1, CHAIRS), z.lte(100, CHAIRS)),
  slotMinutes: z.nullable(z.literal([...SLOT_MINUTES])),
  allowsLateReschedule: z.boolean(),
  ownerName: line(100),
  ownerDescription: longText(1000),
};
