import * as z from 'zod/mini';
import { envelope, pageQuery, paginationSchema } from './envelope.ts';
import { operation } from './operation.ts';
import { salonSchema } from './salon.schema.ts';
import { longText } from './text.ts';

export const adminSalonSchema = z.extend(salonSchema, {
  email: z.string(),
  contactNumber: z.string(),
  isActive: z.boolean(),
  owner: z.nullable(z.object({ id: z.string(), name: z.string(), email: z.string() })),
  services: z.int(),
  bookings: z.int(),
  createdAt: z.string(),
});
export type AdminSalon = z.output<typeof adminSalonSchema>;

/** Every salon, by name; `q` searches name, e-mail and contact number. */
export const adminSalons = operation({
  name: 'admin.salons',
  summary: 'The salons of the marketplace',
  method: 'GET',
  path: '/api/admin/salons',
  access: ['admin'],
  query: z.object({ ...pageQuery(10), q: z.optional(longText(100)) }),
  reply: envelope({
    salons: z.array(adminSalonSchema),
    data: z.array(adminSalonSchema),
    counts: z.object({ total: z.int(), active: z.int(), pending: z.int() }),
    pagination: paginationSchema,
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});
