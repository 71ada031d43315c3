import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { orderFilterSchema } from '../../salon-operations/index.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'sundara';
/** Keeps document links and session tokens apart: neither is accepted in place of the other. */
const AUDIENCE = 'sundara-document';
const LIFE_SECONDS = 10 * 60;

const nameSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['receipt', 'calendar']), bookingId: z.uuid(), customerId: z.uuid() }),
  z.object({
    kind: z.literal('credit-note'),
    bookingId: z.uuid(),
    customerId: z.uuid(),
    refundId: z.uuid(),
  }),
  z.object({ kind: z.literal('export'), customerId: z.uuid() }),
  /** The invoice for a charge of an owner's plan. */
  z.object({ kind: z.literal('subscription-invoice'), ownerId: z.uuid(), chargeId: z.uuid() }),
  /** The bookings of an owner's salon. */
  z.object({ kind: z.literal('orders'), ownerId: z.uuid(), filter: orderFilterSchema }),
  /**
   * A list with its filter, by the operation that gave the link, and who asked for it: the link ends with the session
   * and the role.
   */
  z.object({
    kind: z.literal('list'),
    operation: z.string(),
    filter: z.record(z.string(), z.unknown()),
    accountId: z.uuid(),
  }),
  /** The earnings of an owner's salon, and what became of them. */
  z.object({
    kind: z.literal('statement'),
    ownerId: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date(),
    format: z.enum(['csv', 'pdf']),
  }),
]);

/** Identifies the document and whose it is. */
export type DocumentName = z.output<typeof nameSchema>;

const linkSchema = z.object({ doc: nameSchema, sid: z.uuid() });

/** The linked document, and the session that requested it: the link ends with that session. */
export interface DocumentLink {
  readonly document: DocumentName;
  readonly sessionId: string;
}

export interface DocumentLinks {
  /** The path at which the document can be fetched without a session token, for ten minutes. */
  readonly pathOf: (link: DocumentLink, now: Date) => Promise<string>;
  /**
   * The content of a link's token; undefined when it is forged, expired, or no document token at all. The caller has to
   * check whether the session is still valid.
   */
  readonly read: (token: string, now: Date) => Promise<DocumentLink | undefined>;
}

/** Signs links to documents with the server's secret, so that a browser can save or show them on its own. */
export const createDocumentLinks = (secret: string): DocumentLinks => {
  const key = new TextEncoder().encode(secret);
  return {
    pathOf: async ({ document, sessionId }, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT({ doc: document, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issued)
        .setExpirationTime(issued + LIFE_SECONDS)
        .sign(key);
      return `/api/documents/${token}`;
    },
    read: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: now,
          requiredClaims: ['exp'],
        });
        const link = linkSchema.safeParse(payload).data;
        return link && { document: link.doc, sessionId: link.sid };
      } catch {
        // Every kind of invalid token gets the same answer.
        return undefined;
      }
    },
  };
};
