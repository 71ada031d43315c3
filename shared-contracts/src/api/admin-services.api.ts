import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { listFile, listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { imageSchema } from './salon.schema.ts';
import {
  SERVICE_CATEGORIES,
  SERVICE_DURATION,
  SERVICE_STATUSES,
  SPECIALIZATIONS,
  serviceAbilities,
  serviceFields,
  specializationField,
} from './service.schema.ts';
import { keepable } from './text.ts';

const access = ['admin'] as const;
const own = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;
const one = ['VALIDATION_FAILED', ...own, 'NOT_FOUND'] as const;
const serviceId = z.object({ id: z.string().check(z.maxLength(64)) });

/** A service of the central catalogue as admins manage it. Rupees, minutes; instants as ISO with +05:30. */
export const adminServiceSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  price: z.number(),
  basePrice: z.number(),
  duration: z.int(),
  specializations: z.array(z.string()),
  /** An inactive service is not offered to salons; their existing copies stay. */
  status: z.enum(SERVICE_STATUSES),
  image: z.extend(imageSchema, { publicId: z.nullable(z.string()) }),
  rating: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  can: serviceAbilities,
});
export type AdminService = z.output<typeof adminServiceSchema>;

/** `category_*` groups by category, and sorts by name in each; the others are one flat list. */
export const ADMIN_SERVICE_SORTS = [
  'category_asc',
  'category_desc',
  'name_asc',
  'name_desc',
  'price_asc',
  'price_desc',
  'duration_asc',
  'duration_desc',
] as const;

const words = z.string().check(z.trim(), z.maxLength(100), keepable);

/** One page, flat and by category; counts cover the whole catalogue. */
export const adminServices = listOperation({
  name: 'admin.services',
  summary: 'The central catalogue, as admins keep it',
  path: '/api/admin/services',
  access,
  ...{ rows: 'services', row: adminServiceSchema, size: 30 },
  filter: {
    q: z.optional(words),
    /** The same as `q`, under the name that salons use (resolutions E8). */
    search: z.optional(words),
    category: z.optional(z.enum(SERVICE_CATEGORIES)),
    status: z.optional(z.enum(SERVICE_STATUSES)),
    sort: z._default(z.enum(ADMIN_SERVICE_SORTS), 'category_asc'),
  },
  also: { counts: z.object({ total: z.int(), active: z.int(), categories: z.int() }) },
});

/** The matching services of the central catalogue. */
export const adminServicesFile = listFile(adminServices);

/** How many services of salons are copies of it, and at how many salons. */
const copied = z.object({ copies: z.int(), salons: z.int() });

export const adminService = operation({
  name: 'admin.service',
  summary: 'One service of the central catalogue',
  method: 'GET',
  path: '/api/admin/services/:id',
  access,
  params: serviceId,
  reply: envelope({ data: adminServiceSchema, copies: copied }),
  errors: [...one],
});

export const SPECIALIZATION_REQUIRED = 'At least one specialization is required';
const LENGTH = `A service can have ${SPECIALIZATIONS} specializations at most`;

const { name, description, category, price, duration, status } = serviceFields;
/** The fields of a central service in requests. Rupees, minutes. */
export const adminServiceFields = {
  ...{ name, description, category, price, duration, status },
  specializations: z
    .array(specializationField, SPECIALIZATION_REQUIRED)
    .check(z.minLength(1, SPECIALIZATION_REQUIRED), z.maxLength(SPECIALIZATIONS, LENGTH)),
};
/** The picture: the result of an upload to the folder central_services; null for the drawn one. */
const image = z.nullable(
  z.object({
    publicId: z.string().check(z.maxLength(120)),
    url: z.optional(z.string().check(z.maxLength(2000))),
  }),
);
const changed = { ...adminServiceFields, basePrice: price, image };

/** Message 'Service created successfully' (resolutions S13). */
export const createAdminService = operation({
  name: 'admin.createService',
  summary: 'Add a service to the central catalogue',
  method: 'POST',
  path: '/api/admin/services',
  access,
  body: z.object({
    ...adminServiceFields,
    description: z._default(description, ''),
    /** One of `price` and `basePrice` (resolutions E3). */
    price: z.optional(price),
    basePrice: z.optional(price),
    duration: z._default(duration, SERVICE_DURATION),
    status: z._default(status, 'Active'),
    image: z.optional(image),
  }),
  reply: envelope({ data: adminServiceSchema }),
  errors: ['VALIDATION_FAILED', ...own],
  rules: {
    price: 'A service has one price, under either name',
    publicId: 'A picture is an upload of this salon that is still there',
    '': 'The catalogue has a limited number of services',
  },
});

/** Whether copies at salons follow a change, in fields that the salon has not changed itself (decision 43). */
export const COPY_CHOICES = ['keep', 'follow'] as const;
const copies = z._default(z.enum(COPY_CHOICES), 'keep');

/** Fields not named stay unchanged. Message 'Service updated successfully'; `copies` says how many followed. */
export const updateAdminService = operation({
  name: 'admin.updateService',
  summary: 'Change a service of the central catalogue',
  method: 'PATCH',
  path: '/api/admin/services/:id',
  access,
  params: serviceId,
  body: z.extend(z.partial(z.object(changed)), { copies }),
  reply: envelope({ data: adminServiceSchema, copies: copied }),
  errors: [...one],
  rules: {
    price: 'A service has one price, under either name',
    publicId: 'A picture is an upload of this salon that is still there',
  },
});

/** `msg` is 'Service deleted' (resolutions E7). Copies stay with their salons; those that follow become inactive. */
export const deleteAdminService = operation({
  name: 'admin.deleteService',
  summary: 'Delete a service of the central catalogue',
  method: 'DELETE',
  path: '/api/admin/services/:id',
  access,
  closed: 'Only salon owners and administrators can delete services',
  params: serviceId,
  query: z.object({ copies }),
  reply: envelope({ copies: copied }),
  errors: [...one],
});

/** What a change or a deletion would do to copies at salons; nothing is written. */
export const previewAdminService = operation({
  name: 'admin.previewService',
  summary: 'What a change of the central catalogue would do to copies',
  method: 'POST',
  path: '/api/admin/services/:id/preview',
  access,
  params: serviceId,
  body: z.extend(z.partial(z.object(changed)), { delete: z._default(z.boolean(), false) }),
  reply: envelope({
    /** In words: 'Price: ₹300.00 to ₹350.00'. */
    changes: z.array(z.string()),
    copies: copied,
    /** The copies that would follow, in at least one field. */
    following: copied,
    /** How many would follow in each field; empty for a deletion. */
    fields: z.array(z.object({ field: z.string(), label: z.string(), copies: z.int() })),
  }),
  errors: [...one],
  rules: {
    price: 'A service has one price, under either name',
    publicId: 'A picture is an upload of this salon that is still there',
  },
});
