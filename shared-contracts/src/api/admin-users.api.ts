import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';
import { envelope } from '../operation/envelope.ts';
import { listFile, listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { emailSchema, newPassword } from './auth.api.ts';
import { deviceSchema } from './security.api.ts';
import { sortQuery } from './sorting.ts';
import { keepable, nameSearch, personName, phoneText } from './text.ts';

const access = ['admin'] as const;
const asked = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'] as const;
const one = [...asked, 'NOT_FOUND'] as const;
const id = z.string().check(z.maxLength(64), keepable);

/** An account as admins see it; instants as ISO with +05:30. */
export const adminUserSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** '' if it is not known. */
  phone: z.string(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** The salon that the account owns. */
  salon: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** What the calling admin may do with it: nobody can delete, disable or demote themselves. */
  can: z.object({ delete: z.boolean(), toggle: z.boolean(), changeRole: z.boolean() }),
});
export type AdminUser = z.output<typeof adminUserSchema>;

/** The columns by which users can be sorted; `status` is active or not. */
export const USER_COLUMNS = ['name', 'email', 'role', 'status', 'createdAt'] as const;
export const USER_SORTS = sortQuery(USER_COLUMNS);
const USER_STATES = ['active', 'disabled'] as const;

/** Every account that was not deleted; `counts` cover all of them, regardless of the filters. */
export const adminUsers = listOperation({
  name: 'admin.users',
  summary: 'The accounts of the marketplace',
  path: '/api/admin/users',
  access,
  ...{ rows: 'users', row: adminUserSchema, size: 10 },
  filter: {
    /** Part of the name, e-mail or phone; one or two letters must begin a word in them. */
    q: z.optional(nameSearch),
    role: z.optional(z.enum(ROLES)),
    status: z.optional(z.enum(USER_STATES)),
    sort: z._default(USER_SORTS, 'createdAt_desc'),
  },
  also: {
    counts: z.object({
      total: z.int(),
      customers: z.int(),
      salonOwners: z.int(),
      admins: z.int(),
      disabled: z.int(),
    }),
    /** Whether a search has more hits than `pagination` counts. */
    more: z.boolean(),
  },
});

/** The matching accounts. */
export const adminUsersFile = listFile(adminUsers);

const details = {
  name: personName,
  email: emailSchema,
  /** '' for none; a customer may be asked for it when booking. */
  phone: z.optional(phoneText(40)),
};
/** A value that a form showed. */
const seen = z.string().check(z.maxLength(500));
const changed = envelope({ user: adminUserSchema, data: adminUserSchema });

/**
 * Only admins can create salon and admin accounts (resolutions R12). Without a password, a link to set one is mailed to
 * the person (decision 85).
 */
export const createUser = operation({
  name: 'admin.createUser',
  summary: 'Open an account of any role',
  method: 'POST',
  path: '/api/admin/users',
  access,
  body: z.object({
    ...details,
    role: z._default(z.enum(ROLES), 'customer'),
    password: z.optional(newPassword),
  }),
  reply: changed,
  errors: [...asked, 'EMAIL_TAKEN', 'PASSWORD_TOO_COMMON'],
});

/**
 * A new role signs the account out everywhere; a new e-mail invalidates its password reset links. `seen` is what the
 * form showed: if somebody else has changed the account since, nothing is written.
 */
export const updateUser = operation({
  name: 'admin.updateUser',
  summary: "Change an account's details and role",
  method: 'PUT',
  path: '/api/admin/users/:id',
  access,
  params: z.object({ id }),
  body: z.object({
    ...details,
    role: z.optional(z.enum(ROLES)),
    seen: z.optional(z.object({ name: seen, email: seen, phone: seen, role: z.enum(ROLES) })),
  }),
  reply: changed,
  errors: [
    ...one,
    ...([
      'EMAIL_TAKEN',
      'USER_CHANGED',
      'OWN_ACCOUNT',
      'LAST_ADMIN',
      'USER_HAS_SALON',
      'USER_HAS_VISITS',
    ] as const),
  ],
});

/** Enables or disables an account; safe to repeat with `isActive`. Disabling ends its sessions (resolutions S18). */
export const toggleUser = operation({
  name: 'admin.toggleUser',
  summary: 'Let an account sign in, or not',
  method: 'PATCH',
  path: '/api/admin/users/:id/toggle-status',
  access,
  params: z.object({ id }),
  body: z.nullish(z.object({ isActive: z.optional(z.boolean()) })),
  reply: changed,
  errors: [...one, 'OWN_ACCOUNT', 'LAST_ADMIN'],
});

const visitsAhead = z.object({
  /** Active visits that have not begun. */
  visits: z.int(),
  /** What was paid for them and is not being refunded, in paise. */
  paidPaise: z.int(),
});

/** The upcoming visits of an account, which stay when it is disabled (resolutions S18). */
export const userAhead = operation({
  name: 'admin.userAhead',
  summary: 'What stands ahead for an account',
  method: 'GET',
  path: '/api/admin/users/:id/ahead',
  access,
  params: z.object({ id }),
  reply: envelope({
    /** The account's own visits, and those of the salon that it owns; null if it owns none. */
    ahead: z.object({ own: visitsAhead, salon: z.nullable(visitsAhead) }),
  }),
  errors: [...one],
});

/** What deleting an account would do now (resolutions S17); the refund in rupees. */
export const userConsequences = operation({
  name: 'admin.userConsequences',
  summary: 'What deleting an account would do',
  method: 'GET',
  path: '/api/admin/users/:id/consequences',
  access,
  params: z.object({ id }),
  reply: envelope({
    consequences: z.object({
      /** Upcoming visits, which would be cancelled and refunded in full. */
      upcoming: z.int(),
      refund: z.number(),
      sessions: z.int(),
      /** While the account owns a salon, it can't be deleted. */
      salon: z.nullable(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  errors: [...one],
});

/**
 * Erases the person's data from an account permanently; the row stays for the books. Upcoming visits are cancelled and
 * everything paid for them is refunded. Repeating it changes nothing and returns the same. `expectedRefund`, in rupees,
 * is what the screen showed: if the amount differs by now, nothing happens.
 */
export const deleteUser = operation({
  name: 'admin.deleteUser',
  summary: 'Delete an account',
  method: 'DELETE',
  path: '/api/admin/users/:id',
  access,
  params: z.object({ id }),
  query: z.object({ expectedRefund: z.optional(z.coerce.number().check(z.gte(0), z.lte(100_000_000))) }),
  reply: envelope({}),
  errors: [...one, 'OWN_ACCOUNT', 'LAST_ADMIN', 'USER_HAS_SALON', 'REFUND_CHANGED'],
});

const sessions = envelope({ sessions: z.array(deviceSchema) });

/** Where an account is signed in, the most recently seen first. */
export const userSessions = operation({
  name: 'admin.userSessions',
  summary: 'Where an account is signed in',
  method: 'GET',
  path: '/api/admin/users/:id/sessions',
  access,
  params: z.object({ id }),
  reply: sessions,
  errors: [...one],
});

/** Takes effect on that browser's next call. Returns the remaining sessions. */
export const endUserSession = operation({
  name: 'admin.endUserSession',
  summary: 'Sign an account out on one device',
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions/:sessionId',
  access,
  params: z.object({ id, sessionId: id }),
  reply: sessions,
  errors: [...one],
});

/** Ends all sessions except the caller's own. */
export const endUserSessions = operation({
  name: 'admin.endUserSessions',
  summary: 'Sign an account out everywhere',
  method: 'DELETE',
  path: '/api/admin/users/:id/sessions',
  access,
  params: z.object({ id }),
  reply: sessions,
  errors: [...one],
});
