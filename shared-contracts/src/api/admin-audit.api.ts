import * as z from 'zod/mini';
import { ROLES } from '../account/role.ts';
import { envelope } from '../operation/envelope.ts';
import { listFile, listOperation } from '../operation/list.ts';
import { operation } from '../operation/operation.ts';
import { keepable, longText } from './text.ts';

const id = z.string().check(z.maxLength(64), keepable);
const day = z.iso.date();

/**
 * Filters of the audit; days in Asia/Kolkata, both inclusive. `q` finds an admin by name or e-mail, a salon by name, an
 * action by its name, and a subject by its whole id; it gives 1,000 hits at most.
 */
const filter = {
  actor: z.optional(id),
  action: z.optional(z.string().check(z.maxLength(80), keepable)),
  salon: z.optional(id),
  subject: z.optional(z.string().check(z.maxLength(200), keepable)),
  from: z.optional(day),
  to: z.optional(day),
  q: z.optional(longText(100)),
};

const personSchema = z.object({ id: z.string(), name: z.string() });

/** Who changed what, when and where. Instants as ISO with +05:30. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: z.string(),
  actor: z.extend(personSchema, { role: z.enum(ROLES) }),
  salon: z.nullable(personSchema),
  /** The operation's name. */
  action: z.string(),
  subject: z.nullable(z.string()),
  /** Each field before and after: text as it is, anything else as JSON; null if there was, or is, no value. */
  changes: z.array(
    z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  /** The names of fields that were erased with a person. */
  erased: z.array(z.string()),
});
export type AuditEntry = z.output<typeof auditEntrySchema>;

/** At most this many entries are counted. */
export const MOST_AUDIT_COUNTED = 10_000;

/** Newest first. At most 10,000 are counted and can be paged through; `more` says that there are others. */
export const adminAudit = listOperation({
  name: 'admin.audit',
  summary: 'Who changed what',
  path: '/api/admin/audit',
  access: ['admin'],
  ...{ rows: 'entries', row: auditEntrySchema, size: 20, filter },
  also: {
    more: z.boolean(),
    /** The choices of the filters: every admin, and every action in the audit. */
    choices: z.object({ actors: z.array(personSchema), actions: z.array(z.string()) }),
  },
});

/** A link to a CSV of the matching entries, with the hashes of the chain. Recorded in the audit itself. */
export const adminAuditFile = listFile(adminAudit);

export const AUDIT_BREAKS = [
  'changed',
  'contents-changed',
  'entry-missing',
  'link-missing',
  'end-missing',
  'put-in-later',
  'beside-the-chain',
  'rewritten',
] as const;

/** The first fault found: which link, which entry, which field. */
export const auditBreakSchema = z.object({
  why: z.enum(AUDIT_BREAKS),
  no: z.optional(z.int()),
  entryId: z.optional(z.int()),
  field: z.optional(z.string()),
});
export type AuditBreak = z.output<typeof auditBreakSchema>;

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const headSchema = z.object({ no: z.int(), hash: z.string() });
export type AuditHead = z.output<typeof headSchema>;

/**
 * Compares a part of the chain with the entries, without writing: call again with `next` until it is null. `knownNo`
 * and `knownHash` are an end of the chain that the caller saw before, which the chain must still contain.
 */
export const verifyAudit = operation({
  name: 'admin.verifyAudit',
  summary: 'Whether the audit is as it was written',
  method: 'GET',
  path: '/api/admin/audit/verify',
  access: ['admin'],
  query: z.object({
    /** `next` of the previous part. */
    cursor: z.optional(z.string().check(z.regex(/^(links|entries)-\d{1,15}$/))),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(5_000)), 2_000),
    knownNo: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
    knownHash: z.optional(hash),
  }),
  reply: envelope({
    /** Links compared in this part. */
    checked: z.int(),
    /** Entries of this part from which a person was erased. */
    erased: z.int(),
    broken: z.nullable(auditBreakSchema),
    next: z.nullable(z.string()),
    head: headSchema,
  }),
  errors: ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN'],
});
