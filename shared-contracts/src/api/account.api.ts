import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';
import { givenPassword, userSchema } from './auth.api.ts';
import { salonSchema } from './salon.schema.ts';
import { personName, phoneText } from './text.ts';

const details = {
  body: z.object({
    name: personName,
    /**
     * As people write it, also '98480 12345'; stored and returned in E.164. Empty only where the account has none: it
     * was opened by a mailed code.
     */
    phone: phoneText(30),
  }),
  reply: envelope({ name: z.string(), phone: z.string(), user: userSchema }),
} as const;

/** The e-mail does not change (specification 1, section 5). */
export const updateCustomerProfile = operation({
  name: 'customer.updateProfile',
  summary: "Change the customer's name and phone",
  method: 'POST',
  path: '/api/customer/profile',
  access: ['customer'],
  ...details,
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

/** The same for any role (resolutions R2). */
export const updateAccount = operation({
  name: 'auth.updateProfile',
  summary: "Change one's own name and phone",
  method: 'POST',
  path: '/api/auth/profile',
  access: 'signed-in',
  ...details,
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'ACCOUNT_DISABLED'],
});

/** Which optional mails are sent; confirmations, changes and refunds are always mailed. */
export const preferencesSchema = z.object({
  /** 24 and 2 hours before a visit. */
  reminders: z.boolean(),
  /** After a visit, once. */
  reviewInvitations: z.boolean(),
  offers: z.boolean(),
});
export type Preferences = z.output<typeof preferencesSchema>;
const preferences = envelope({ preferences: preferencesSchema });

export const notificationPreferences = operation({
  name: 'customer.preferences',
  summary: 'What the customer is mailed',
  method: 'GET',
  path: '/api/customer/preferences',
  access: ['customer'],
  reply: preferences,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

export const updatePreferences = operation({
  name: 'customer.updatePreferences',
  summary: 'Choose what the customer is mailed',
  method: 'PUT',
  path: '/api/customer/preferences',
  access: ['customer'],
  body: preferencesSchema,
  reply: preferences,
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});

/** The salons of `favourites.list` as cards show them, the latest first. */
export const favouriteSalons = operation({
  name: 'favourites.salons',
  summary: "The customer's favourite salons with what a card shows",
  method: 'GET',
  path: '/api/customer/favourites/salons',
  access: ['customer'],
  reply: envelope({ salons: z.array(salonSchema) }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

/** A URL for all data stored about the customer as one JSON file, valid for ten minutes without signing in. */
export const exportData = operation({
  name: 'customer.export',
  summary: 'Download my data',
  method: 'GET',
  path: '/api/customer/export',
  access: ['customer'],
  reply: envelope({ name: z.string(), url: z.string() }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

/** What deleting the account would do, shown before the customer confirms. Amounts in rupees. */
export const deletionPreview = operation({
  name: 'customer.deletion',
  summary: 'What deleting the account does',
  method: 'GET',
  path: '/api/customer/account/deletion',
  access: ['customer'],
  reply: envelope({
    deletion: z.object({
      /** Upcoming visits, which would be cancelled by the usual rules. */
      upcoming: z.int(),
      refund: z.number(),
      /** What is erased, a sentence each. */
      erased: z.array(z.string()),
      /** What stays and why, a sentence each: tax law requires receipts. */
      kept: z.array(z.string()),
    }),
  }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

/** Deletes the account for good; upcoming visits are cancelled and refunded. `expectedRefund`: as the screen showed. */
export const deleteAccount = operation({
  name: 'customer.deleteAccount',
  summary: 'Delete my account',
  method: 'DELETE',
  path: '/api/customer/account',
  access: ['customer'],
  body: z.object({ password: givenPassword, expectedRefund: z.number() }),
  reply: envelope({}),
  errors: [
    'VALIDATION_FAILED',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    'PASSWORD_WRONG',
    'REFUND_CHANGED',
    'RATE_LIMITED',
  ],
});
