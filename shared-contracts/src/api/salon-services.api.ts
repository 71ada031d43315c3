import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import {
  managedServiceSchema,
  SERVICE_CATEGORIES,
  SERVICE_DURATION,
  SERVICE_STATUSES,
  serviceFields,
} from './service.schema.ts';
import { keepable, uuidText } from './text.ts';

const access = ['salon', 'admin'] as const;
const own = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const;
/** The salon of the services: by default the owner's own; an admin names one (resolutions R4). */
const ofSalon = { salonId: z.optional(uuidText) };
const serviceId = z.object({ id: z.string().check(z.maxLength(64)) });
const reply = envelope({ data: managedServiceSchema });

export const SERVICE_SORTS = [
  'name_asc',
  'name_desc',
  'price_asc',
  'price_desc',
  'duration_asc',
  'duration_desc',
] as const;
/** Specification 2, section 9. */
export const SERVICE_PAGE_SIZES = [15, 30, 50] as const;

/** `q` is searched in name, description and category, ignoring case. Counts cover the whole catalogue. */
export const salonServices = listOperation({
  name: 'salon.services',
  summary: 'What the salon sells',
  path: '/api/salon/services',
  access,
  ...{ rows: 'services', row: managedServiceSchema, size: 15 },
  filter: {
    ...ofSalon,
    q: z.optional(z.string().check(z.trim(), z.maxLength(100), keepable)),
    /** The same as `q`, under the name given in resolutions E8. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(100), keepable)),
    category: z.optional(z.enum(SERVICE_CATEGORIES)),
    status: z.optional(z.enum(SERVICE_STATUSES)),
    /** By name if none is given. */
    sort: z.optional(z.enum(SERVICE_SORTS)),
  },
  also: {
    data: z.array(managedServiceSchema),
    counts: z.object({ total: z.int(), active: z.int(), categories: z.int() }),
    /** The salon of the services, also if inactive; missing from older servers. */
    salon: z.optional(z.object({ id: z.string(), name: z.string(), isActive: z.boolean() })),
    pages: z.int(),
  },
  rules: { salonId: 'An admin names the salon' },
});

export const salonService = operation({
  name: 'salon.service',
  summary: 'One service of the salon',
  method: 'GET',
  path: '/api/salon/services/:id',
  access,
  params: serviceId,
  query: z.object(ofSalon),
  reply,
  errors: ['VALIDATION_FAILED', ...own],
  rules: { salonId: 'An admin names the salon' },
});

/** The picture: the result of an upload to the folder salon_services; null for the drawn one. */
const image = z.nullable(
  z.object({
    publicId: z.string().check(z.maxLength(120)),
    url: z.optional(z.string().check(z.maxLength(2000))),
  }),
);

const newService = {
  name: serviceFields.name,
  description: z._default(serviceFields.description, ''),
  category: serviceFields.category,
  /** One of `price` and `basePrice` (resolutions E3). */
  price: z.optional(serviceFields.price),
  basePrice: z.optional(serviceFields.price),
  duration: z._default(serviceFields.duration, SERVICE_DURATION),
  specializations: z._default(serviceFields.specializations, []),
  status: z._default(serviceFields.status, 'Active'),
  discountPercent: z._default(serviceFields.discountPercent, 0),
  buffer: z._default(serviceFields.buffer, 0),
  image: z.optional(image),
};

/** Message 'Service added successfully' (resolutions S13). */
export const addService = operation({
  name: 'salon.addService',
  summary: 'Sell another service',
  method: 'POST',
  path: '/api/salon/services',
  access,
  query: z.object(ofSalon),
  body: z.object(newService),
  reply,
  errors: ['VALIDATION_FAILED', ...own],
  rules: {
    salonId: 'An admin names the salon',
    price: 'A service has one price, under either name',
    publicId: 'A picture is an upload of this salon that is still there',
    '': 'A catalogue has a limited number of services',
  },
});

/** Fields that are not named stay unchanged. */
export const updateService = operation({
  name: 'salon.updateService',
  summary: 'Change a service',
  method: 'PATCH',
  path: '/api/salon/services/:id',
  access,
  params: serviceId,
  query: z.object(ofSalon),
  body: z.partial(z.object({ ...serviceFields, basePrice: serviceFields.price, image })),
  reply,
  errors: ['VALIDATION_FAILED', ...own],
  rules: {
    salonId: 'An admin names the salon',
    price: 'A service has one price, under either name',
    publicId: 'A picture is an upload of this salon that is still there',
  },
});

/** `msg` is 'Service deleted' (resolutions E7); a service that bookings refer to is only hidden. */
export const deleteService = operation({
  name: 'salon.deleteService',
  summary: 'Sell a service no more',
  method: 'DELETE',
  path: '/api/salon/services/:id',
  access,
  closed: 'Only salon owners and administrators can delete services',
  params: serviceId,
  query: z.object(ofSalon),
  reply: envelope({}),
  errors: ['VALIDATION_FAILED', ...own],
  rules: { salonId: 'An admin names the salon' },
});

/** The limits of one import (resolutions S14). */
export const IMPORT_ROWS = 500;
export const IMPORT_BYTES = 1024 * 1024;

/** The result of one row of an import; row 1 is the first service of the flattened list. */
export const importRowSchema = z.object({
  row: z.int(),
  name: z.string(),
  /** 'same': already in the catalogue, unchanged; 'updated': the catalogue has its name and category. */
  outcome: z.enum(['added', 'updated', 'same', 'refused']),
  /** What would change, 'Price: ₹300.00 to ₹350.00'. */
  changes: z.array(z.string()),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ImportRow = z.output<typeof importRowSchema>;

/**
 * Groups with a `services` list each, or one flat list (resolutions S14); rows are validated one by one, so the schema
 * accepts anything. With `dryRun` nothing is written and the reply says what would be; without it, all rows are written
 * or none: any refused row is IMPORT_REFUSED with the fields 'row 3: price'. An admin who names no salon imports into
 * the central catalogue. A salon's new service stores the `centralServiceId` of its row, as a copy of that service.
 */
export const importServices = operation({
  name: 'salon.importServices',
  summary: 'Import services',
  method: 'POST',
  path: '/api/salon/services/bulk-import',
  access,
  bodyBytes: IMPORT_BYTES,
  /** A flat list can't contain `dryRun`, so it may be given here. */
  query: z.object({ ...ofSalon, dryRun: z.optional(z.enum(['true', 'false'])) }),
  body: z.union(
    [
      z.array(z.unknown()),
      z.object({ services: z.array(z.unknown()), dryRun: z._default(z.boolean(), false) }),
    ],
    'An import is a list of services, or of groups that hold a list of services each',
  ),
  reply: envelope({
    dryRun: z.boolean(),
    rows: z.array(importRowSchema),
    counts: z.object({ added: z.int(), updated: z.int(), same: z.int(), refused: z.int() }),
  }),
  errors: ['VALIDATION_FAILED', ...own, 'IMPORT_REFUSED'],
  rules: { services: 'From 1 to 500 services', '': 'A catalogue has a limited number of services' },
});

const centralServiceSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  basePrice: z.number(),
  price: z.number(),
  duration: z.int(),
  rating: z.number(),
  image: z.nullable(z.object({ url: z.string(), publicId: z.nullable(z.string()) })),
  specializations: z.array(z.string()),
});
export type CentralService = z.output<typeof centralServiceSchema>;

/** The central catalogue by category, from which salons copy. */
export const centralServices = operation({
  name: 'services.central',
  summary: 'The central catalogue of services',
  method: 'GET',
  path: '/api/public/centralized-services',
  access: 'public',
  reply: envelope({
    services: z.array(z.object({ category: z.string(), services: z.array(centralServiceSchema) })),
  }),
  errors: [],
});
