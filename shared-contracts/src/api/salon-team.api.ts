import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { GENDERS } from '../salon/salon-facts.ts';
import { dayHoursSchema, imageSchema } from './salon.schema.ts';
import { weekOfSchema } from './salon-settings.schema.ts';
import { keepable, personName, uuidText } from './text.ts';

const own = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;

/** A specialist as the owner edits them. */
export const teamMemberSchema = z.object({
  id: z.string(),
  name: z.string(),
  specialization: z.string(),
  /** Null if nobody said. */
  gender: z.nullable(z.enum(GENDERS)),
  photo: imageSchema,
  /** Null for a drawn picture. */
  photoId: z.nullable(z.string()),
  /** Null for all opening hours of the salon. */
  hours: z.nullable(weekOfSchema(dayHoursSchema)),
  /** Services that they do; empty for all. */
  services: z.array(z.string()),
  isActive: z.boolean(),
  /** Pending and confirmed visits ahead. */
  visitsAhead: z.int(),
});
export type TeamMember = z.output<typeof teamMemberSchema>;

export const salonTeam = operation({
  name: 'salon.team',
  summary: "The salon's specialists, those on its roster first",
  method: 'GET',
  path: '/api/salon/specialists',
  access: ['salon'],
  reply: envelope({ specialists: z.array(teamMemberSchema) }),
  errors: [...own],
});

const memberFields = {
  name: personName,
  specialization: z.string().check(z.trim(), z.minLength(1, 'Say what they do'), z.maxLength(80), keepable),
  gender: z.nullable(z.enum(GENDERS)),
  hours: z.nullable(weekOfSchema(dayHoursSchema)),
  services: z.array(uuidText).check(z.maxLength(1000)),
  /** An upload of the folder specialists; null for the drawn one. */
  photoId: z.nullable(z.string().check(z.maxLength(120))),
  isActive: z.boolean(),
};

export const addSpecialist = operation({
  name: 'salon.addSpecialist',
  summary: 'Put somebody on the roster',
  method: 'POST',
  path: '/api/salon/specialists',
  access: ['salon'],
  body: z.object({
    ...memberFields,
    gender: z._default(memberFields.gender, null),
    hours: z._default(memberFields.hours, null),
    services: z._default(memberFields.services, []),
    photoId: z._default(memberFields.photoId, null),
    isActive: z._default(z.boolean(), true),
  }),
  reply: envelope({ specialist: teamMemberSchema }),
  errors: ['VALIDATION_FAILED', ...own],
  rules: {
    hours: 'Each day opens before it closes, with its breaks inside; one day at least is worked',
    services: 'Services that the salon sells',
    publicId: 'A picture is an upload of this salon that is still there',
    '': 'A team has a limited number of people',
  },
});

/**
 * Fields that are not named stay unchanged. Taking a specialist with upcoming visits off the roster is refused, and so
 * are hours that leave visits outside, with a list of these visits, unless `keepVisits` is set: they then do these
 * visits and get no new ones.
 */
export const updateSpecialist = operation({
  name: 'salon.updateSpecialist',
  summary: 'Change a specialist',
  method: 'PATCH',
  path: '/api/salon/specialists/:id',
  access: ['salon'],
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  body: z.extend(z.partial(z.object(memberFields)), { keepVisits: z._default(z.boolean(), false) }),
  reply: envelope({ specialist: teamMemberSchema }),
  errors: ['VALIDATION_FAILED', ...own, 'VISITS_IN_THE_WAY'],
  rules: {
    hours: 'Each day opens before it closes, with its breaks inside; one day at least is worked',
    services: 'Services that the salon sells',
    publicId: 'A picture is an upload of this salon that is still there',
  },
});
