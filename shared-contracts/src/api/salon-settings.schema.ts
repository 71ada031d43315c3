import * as z from 'zod/mini';
import { SLOT_MINUTES } from '../booking/availability.ts';
import { dayHoursSchema, imageSchema, salonSchema } from './salon.schema.ts';

/** Seven days, Monday to Sunday. */
export const weekOfSchema = <S extends z.ZodMiniType>(day: S) =>
  z.object({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  });

/** A salon's own picture, or an illustration: `publicId` identifies it when it is ordered or deleted. */
export const ownPictureSchema = z.extend(imageSchema, { publicId: z.string() });
export type OwnPicture = z.output<typeof ownPictureSchema>;

/** A salon as its owner edits it. Hours in both forms (resolutions T4): as text and structured. */
export const salonProfileSchema = z.extend(salonSchema, {
  description: z.string(),
  contactNumber: z.string(),
  email: z.string(),
  /** '10:00 AM - 8:00 PM', 'Closed'. */
  openingHours: weekOfSchema(z.string()),
  workingHours: weekOfSchema(dayHoursSchema),
  /** The number of chairs, which are booked while nobody is on the roster. */
  seats: z.int(),
  /** Null for the nine hourly starts. */
  slotMinutes: z.nullable(z.literal([...SLOT_MINUTES])),
  allowsLateReschedule: z.boolean(),
  cover: z.nullable(ownPictureSchema),
  galleryImages: z.array(ownPictureSchema),
  workImages: z.array(z.extend(ownPictureSchema, { title: z.string() })),
  ownerName: z.string(),
  ownerDescription: z.string(),
  ownerPhoto: z.nullable(ownPictureSchema),
  isActive: z.boolean(),
});
export type SalonProfile = z.output<typeof salonProfileSchema>;
