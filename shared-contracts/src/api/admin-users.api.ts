import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';
import { envelope, pageQuery, paginationSchema } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { emailSchema, newPassword } from './auth.api.ts';
import { deviceSchema } from './security.api.ts';
import { sortQuery } from './sorting.ts';
import { keepable, longText, personName } from './text.ts';

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
  /** '' where none is known. */
  phone: z.string(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** The salon that it owns. */
  salon: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** What the admin who asks may do with it: nobody deletes, disables or demotes themselves. */
  can: z.object({ delete: z.boolean(), toggle: z.boolean(), changeRole: z.boolean() }),
});
export type AdminUser = z.output<typeof adminUserSchema>;

/** The columns by which users are sorted; `status` is active or not. */
export const USER_COLUMNS = ['name', 'email', 'role', 'status', 'createdAt'] as const;
export const USER_SORTS = sortQuery(USER_COLUMNS);
export const USER_STATES = ['active', 'disabled'] as const;

/** What narrows and orders users, in a query and in a file. */
export const userFilter = {
  /** Part of the name, e-mail or phone; one or two letters begin a word of them. */
  q: z.optional(longText(100)),
  role: z.optional(z.enum(ROLES)),
  status: z.optional(z.enum(USER_STATES)),
  sort: z._default(USER_SORTS, 'createdAt_desc'),
};

/** Every account that was not deleted; `counts` are of all of them, whatever is asked for. */
export const adminUsers = operation({
  name: 'admin.users',
  summary: 'The accounts of the marketplace',
  method: 'GET',
  path: '/api/admin/users',
  access,
  query: z.object({ ...pageQuery(10), ...userFilter }),
  reply: envelope({
    users: z.array(adminUserSchema),
    data: z.array(adminUserSchema),
    counts: z.object({
      total: z.int(),
      customers: z.int(),
      salonOwners: z.int(),
      admins: z.int(),
      disabled: z.int(),
    }),
    pagination: paginationSchema,
    /** A search has more hits than `pagination` counts. */
    more: z.boolean(),
  }),
  errors: [...asked],
});

/** Where the accounts that fit can be fetched as CSV, for ten minutes without signing in. Written down in the audit. */
export const adminUsersFile = operation({
  name: 'admin.usersFile',
  summary: 'The accounts as a CSV file',
  method: 'GET',
  path: '/api/admin/users/export',
  access,
  query: z.object(userFilter),
  reply: envelope({ name: z.string(), url: z.string() }),
  errors: [...asked, 'NOT_FOUND'],
});

const details = {
  name: personName,
  email: emailSchema,
  /** '' for none; a customer may be asked for it when booking. */
  phone: z.optional(z.string().check(z.trim(), z.maxLength(40), keepable)),
};
const changed = envelope({ user: adminUserSchema, data: adminUserSchema });

/** Salon and admin accounts are made by admins only (resolutions R12). */
export const createUser = operation({
  name: 'admin.createUser',
  summary: 'Open an account of any role',
  method: 'POST',
  path: '/api/admin/users',
  access,
  body: z.object({
    ...details,
    role: z._default(z.enum(ROLES), 'customer'),
    password: newPassword,
  }),
  reply: changed,
  errors: [...asked, 'EMAIL_TAKEN', 'PASSWORD_TOO_COMMON'],
});

/**
 * Another role signs the account out everywhere; another e-mail ends links to reset its password. `seen` is what the
 * form showed: where somebody else has changed the account since, nothing is written.
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
    seen: z.optional(
      z.object({ name: z.string(), email: z.string(), phone: z.string(), role: z.enum(ROLES) }),
    ),
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

/** Turns an account on or off; told which, it is that afterwards, however often it is sent. Off ends its sessions (resolutions S18). */
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
  /** Visits that have not begun and stand. */
  visits: z.int(),
  /** What was paid for them and is not on its way back, in paise. */
  paidPaise: z.int(),
});

/** What stands ahead for an account and stays when it is turned off (resolutions S18). */
export const userAhead = operation({
  name: 'admin.userAhead',
  summary: 'What stands ahead for an account',
  method: 'GET',
  path: '/api/admin/users/:id/ahead',
  access,
  params: z.object({ id }),
  reply: envelope({
    /** The account's own visits, and those of the salon that it owns; null where it owns none. */
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
      /** Visits ahead, which would be cancelled and refunded as a whole. */
      upcoming: z.int(),
      refund: z.number(),
      sessions: z.int(),
      /** While it owns one, the account stays. */
      salon: z.nullable(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  errors: [...one],
});

/**
 * Takes the person out of an account for good; the row stays for the books. Visits ahead are cancelled and everything
 * paid for them comes back. Repeating it changes nothing and answers the same. `expectedRefund`, in rupees, is what the
 * screen promised: where it is another amount by now, nothing happens.
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

/** Where somebody is signed in, the latest seen first. */
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

/** In force on that browser's next call. Answers those that are left. */
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

/** All of them but the one that asks. */
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
