import * as z from 'zod/mini';
import { LEAST_REFUND_NOTE } from '../money/refund-by-hand.ts';
import { envelope } from '../operation/envelope.ts';
import { listFile, listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import {
  adminSalonDetailSchema,
  adminSalonSchema,
  salonConsequencesSchema,
  salonDeletionSchema,
  salonOwnerSchema,
} from './admin-salons.schema.ts';
import { pictureId, salonFields, workTitle } from './salon-fields.schema.ts';
import { PLAN_IDS } from './subscription.api.ts';
import { keepable, longText, uuidText } from './text.ts';

const access = ['admin'] as const;
const asked = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'] as const;
const one = [...asked, 'NOT_FOUND'] as const;
const salonId = z.object({ id: z.string().check(z.maxLength(64), keepable) });

/** `pending` are salons that are not active: not yet, or no longer. */
const SALON_STATES = ['active', 'pending'] as const;
export const ADMIN_SALON_SORTS = [
  'name_asc',
  'name_desc',
  'createdAt_asc',
  'createdAt_desc',
  'rating_asc',
  'rating_desc',
] as const;
export type AdminSalonSort = (typeof ADMIN_SALON_SORTS)[number];

/** Every salon that was not deleted; `counts` cover all of them, regardless of the filters. */
export const adminSalons = listOperation({
  name: 'admin.salons',
  summary: 'The salons of the marketplace',
  path: '/api/admin/salons',
  access,
  ...{ rows: 'salons', row: adminSalonSchema, size: 10 },
  filter: {
    /** Part of the name, e-mail, contact number or locality. */
    q: z.optional(longText(100)),
    status: z.optional(z.enum(SALON_STATES)),
    sort: z._default(z.enum(ADMIN_SALON_SORTS), 'name_asc'),
  },
  also: { counts: z.object({ total: z.int(), active: z.int(), pending: z.int() }) },
});

/** The matching salons. */
export const adminSalonsFile = listFile(adminSalons);

const detail = envelope({ salon: adminSalonDetailSchema, data: adminSalonDetailSchema });

/** Everything that the form edits. */
export const adminSalon = operation({
  name: 'admin.salon',
  summary: 'One salon, for editing',
  method: 'GET',
  path: '/api/admin/salons/:id',
  access,
  params: salonId,
  reply: detail,
  errors: [...one],
});

/** Active accounts of role salon that own no salon, by name, the first 20; `q` is part of name or e-mail. */
export const usersWithoutSalons = operation({
  name: 'admin.usersWithoutSalons',
  summary: 'Who may be given a salon',
  method: 'GET',
  path: '/api/admin/users/without-salons',
  access,
  query: z.object({ q: z.optional(longText(100)) }),
  reply: envelope({ users: z.array(salonOwnerSchema), data: z.array(salonOwnerSchema) }),
  errors: [...asked],
});

/** A picture by its publicId, alone or as in the upload's reply. */
const picture = z.union([pictureId, z.object({ publicId: pictureId })]);
const work = z.union([pictureId, z.object({ publicId: pictureId, title: z.optional(workTitle) })]);
const { name, email, contactNumber, ...others } = salonFields;
const needed = { name, email, contactNumber };
const more = {
  ...others,
  coverImage: z.nullable(picture),
  galleryImages: z.array(picture).check(z.maxLength(20)),
  workImages: z.array(work).check(z.maxLength(20)),
  ownerPhoto: z.nullable(picture),
  isActive: z.boolean(),
};

/**
 * Creates a salon for an owner who has none. Hours default to 09:00 to 18:00 on all seven days; the coordinates default
 * to those of the locality or PIN code. Pictures must be uploads by this admin that no salon uses yet. The same
 * `idempotencyKey` of the same admin creates one salon, however often it is sent. The two fields of the plan are only
 * for the form: the plan is ordered afterwards, by `salon.subscribe`.
 */
export const createSalon = operation({
  name: 'admin.createSalon',
  summary: 'Add a salon',
  method: 'POST',
  path: '/api/admin/salons',
  access,
  body: z.extend(z.partial(z.object(more)), {
    ...needed,
    /** The owner. */
    userId: uuidText,
    idempotencyKey: z.optional(uuidText),
    createSubscription: z.optional(z.boolean()),
    subscriptionPlan: z._default(z.enum(PLAN_IDS, 'Invalid plan selected'), 'monthly'),
  }),
  reply: detail,
  errors: [...asked, 'OWNER_HAS_SALON'],
  rules: {
    userId: 'An active salon account',
    openingHours: 'Hours as text, closing after opening',
    workingHours: 'Each day opens before it closes, with its breaks inside',
    publicId: 'A picture is an upload of this salon that is still there',
  },
});

/** Fields that are not named stay unchanged; a salon can be given to another owner who has none. */
export const updateSalon = operation({
  name: 'admin.updateSalon',
  summary: 'Change a salon',
  method: 'PUT',
  path: '/api/admin/salons/:id',
  access,
  params: salonId,
  body: z.partial(z.object({ ...needed, ...more, userId: uuidText })),
  reply: detail,
  errors: [...one, 'OWNER_HAS_SALON'],
  rules: {
    userId: 'An active salon account',
    openingHours: 'Hours as text, closing after opening',
    workingHours: 'Each day opens before it closes, with its breaks inside',
    seats: 'Chairs with visits ahead stay',
    publicId: 'A picture is an upload of this salon that is still there',
  },
});

/**
 * Hides an active salon, which then takes no new bookings and keeps those it has (resolutions S18), or shows it again.
 * With `isActive` it is safe to repeat.
 */
export const toggleSalon = operation({
  name: 'admin.toggleSalon',
  summary: 'Show or hide a salon',
  method: 'PATCH',
  path: '/api/admin/salons/:id/toggle-status',
  access,
  params: salonId,
  body: z.optional(z.nullable(z.object({ isActive: z.optional(z.boolean()) }))),
  reply: detail,
  errors: [...one],
});

/**
 * What `admin.deleteSalon` would do, counted now. `alonePaise` is what the caller may refund alone: for more, another
 * admin decides. `deletion` is a request that is already waiting.
 */
export const salonConsequences = operation({
  name: 'admin.salonConsequences',
  summary: 'What deleting a salon would do',
  method: 'GET',
  path: '/api/admin/salons/:id/consequences',
  access,
  params: salonId,
  reply: envelope({
    consequences: salonConsequencesSchema,
    data: salonConsequencesSchema,
    alonePaise: z.int(),
    deletion: z.nullable(salonDeletionSchema),
  }),
  errors: [...one],
});

/**
 * Deletes a salon: once the call returns, nobody can see or book it, and its owner is free for another. Its upcoming
 * visits are then cancelled one after the other, each refunded in full and its customer told why, and its plan is ended
 * at the gateway. If the refunds exceed what one admin may give alone within 24 hours (`REFUND_ALONE_LIMIT`), nothing
 * is deleted: `deleted` is false, and `deletion` waits for another admin. Safe to repeat. `consequences` are what there
 * was to do.
 */
export const deleteSalon = operation({
  name: 'admin.deleteSalon',
  summary: 'Delete a salon',
  method: 'DELETE',
  path: '/api/admin/salons/:id',
  access,
  params: salonId,
  body: z.nullish(z.object({ reason: z.optional(longText(500)) })),
  reply: envelope({
    consequences: salonConsequencesSchema,
    data: salonConsequencesSchema,
    deleted: z.boolean(),
    deletion: z.nullable(salonDeletionSchema),
  }),
  errors: [...one, 'PROPOSAL_REFUSED'],
});

/** Deletions of salons that wait for another admin, the oldest first, 50 at most. */
export const adminSalonDeletions = operation({
  name: 'admin.salonDeletions',
  summary: 'Deletions of salons that wait for another admin',
  method: 'GET',
  path: '/api/admin/salon-deletions',
  access,
  reply: envelope({ deletions: z.array(salonDeletionSchema), data: z.array(salonDeletionSchema) }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

const decision = {
  method: 'POST',
  access,
  params: z.object({ id: uuidText }),
  reply: envelope({ deletion: salonDeletionSchema }),
} as const;

/**
 * Deletes the salon; the admin who requested it can't approve it. `expectedRefund`, in rupees, is the refund that the
 * screen showed: if the amount differs by now, nothing happens.
 */
export const approveSalonDeletion = operation({
  ...decision,
  name: 'admin.approveSalonDeletion',
  summary: "Carry out another admin's deletion of a salon",
  path: '/api/admin/salon-deletions/:id/approve',
  body: z.object({ expectedRefund: z.number().check(z.gte(0), z.lte(1_000_000_000)) }),
  errors: [...one, 'PROPOSAL_REFUSED', 'SECOND_ADMIN_NEEDED', 'REFUND_CHANGED'],
});

/** Leaves the salon as it is; the admin who requested the deletion can't reject it. */
export const rejectSalonDeletion = operation({
  ...decision,
  name: 'admin.rejectSalonDeletion',
  summary: "Reject another admin's deletion of a salon",
  path: '/api/admin/salon-deletions/:id/reject',
  body: z.object({
    note: longText(1_000).check(
      z.minLength(LEAST_REFUND_NOTE, `Say in at least ${LEAST_REFUND_NOTE} letters why`),
    ),
  }),
  errors: [...one, 'PROPOSAL_REFUSED', 'SECOND_ADMIN_NEEDED'],
});
