import * as z from 'zod/mini';
import { NO_PHONE } from '../account/phone.ts';
import { envelope } from '../operation/envelope.ts';
import { listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { salonFields } from './salon-fields.schema.ts';
import { described, keepable, longText, personName, uuidText } from './text.ts';

const line = (longest: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longest), keepable);

const phone = (missing: string) => described(line(30, missing), { 'x-rules': [NO_PHONE] });

/**
 * A salon's wish to be listed (decision 88); the browser's form keeps the same rules. `website` is a honeypot field that
 * people don't see: if it is filled in, the reply is the same and nobody hears of it (resolutions S19). The reply never
 * says whether an e-mail has an account.
 */
export const applyForListing = operation({
  name: 'applications.apply',
  summary: 'Ask for a salon to be listed',
  method: 'POST',
  path: '/api/applications',
  access: 'public',
  body: z.object({
    salonName: line(100, "Salon's name is required"),
    sublocality: line(100, 'Locality is required'),
    street: line(200, 'Address is required'),
    contactNumber: phone("Salon's phone is required"),
    ownerName: personName,
    email: salonFields.email,
    phone: phone('Your phone is required'),
    website: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: envelope({}),
  errors: ['VALIDATION_FAILED', 'RATE_LIMITED'],
});

/** `approved`: it has a salon; spam is in no list. */
export const APPLICATION_STATES = ['waiting', 'approved', 'declined'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** An application as admins see it, instants as ISO with +05:30. */
export const applicationSchema = z.object({
  id: z.string(),
  salonName: z.string(),
  sublocality: z.string(),
  street: z.string(),
  contactNumber: z.string(),
  ownerName: z.string(),
  email: z.string(),
  phone: z.string(),
  state: z.enum(APPLICATION_STATES),
  createdAt: z.string(),
  /** Who decided it and when; null while it waits. */
  decision: z.nullable(
    z.object({
      by: z.string(),
      at: z.string(),
      /** The reason that was mailed; empty for an approval. */
      reason: z.string(),
      /** The salon that an approval made. */
      salonId: z.nullable(z.string()),
    }),
  ),
  /** What an admin may do with it now. */
  can: z.object({ approve: z.boolean(), decline: z.boolean() }),
});
export type Application = z.output<typeof applicationSchema>;

/** Applications of a state, by default those that wait, the oldest first. `q` searches salon, locality, owner and e-mail. */
export const adminApplications = listOperation({
  name: 'admin.applications',
  summary: 'Salons that ask to be listed',
  path: '/api/admin/applications',
  access: ['admin'],
  ...{ rows: 'applications', row: applicationSchema, size: 10 },
  filter: {
    q: z.optional(longText(100)),
    state: z.optional(z.enum(APPLICATION_STATES)),
    sort: z._default(z.enum(['createdAt_asc', 'createdAt_desc']), 'createdAt_asc'),
  },
  also: { counts: z.object({ waiting: z.int(), approved: z.int(), declined: z.int() }) },
});

const decided = {
  method: 'POST',
  access: ['admin'],
  params: z.object({ id: uuidText }),
  reply: envelope({ application: applicationSchema }),
} as const;
const errors = [
  'VALIDATION_FAILED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'APPLICATION_DECIDED',
] as const;

/**
 * Opens the owner's account by invitation, or takes that of an owner without a salon, and makes the salon, which is a
 * draft. The same again by the same admin changes nothing.
 */
export const approveApplication = operation({
  ...decided,
  name: 'admin.approveApplication',
  summary: 'Approve a salon that asks to be listed',
  path: '/api/admin/applications/:id/approve',
  // The last two: somebody opened the account, or gave it a salon, at the same moment.
  errors: [...errors, 'APPLICANT_REFUSED', 'EMAIL_TAKEN', 'OWNER_HAS_SALON'],
});

/** Declines an application; the reason is mailed to the applicant. */
export const declineApplication = operation({
  ...decided,
  name: 'admin.declineApplication',
  summary: 'Decline a salon that asks to be listed',
  path: '/api/admin/applications/:id/decline',
  body: z.object({ reason: longText(1_000).check(z.minLength(1, 'Write a reason')) }),
  errors,
});
