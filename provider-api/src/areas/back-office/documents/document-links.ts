import { adminSalonsFile, adminServiceFilter } from '@sundara/contracts/api';
import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { auditFilterSchema } from '../../marketplace/index.ts';
import { orderFilterSchema } from '../../salon-operations/index.ts';
import { userFilterSchema } from '../users/users-file.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'sundara';
/** Neither is a document's link a session, nor a session's token a link. */
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
  /** The invoice of a charge for an owner's plan. */
  z.object({ kind: z.literal('subscription-invoice'), ownerId: z.uuid(), chargeId: z.uuid() }),
  /** The bookings of an owner's salon. */
  z.object({ kind: z.literal('orders'), ownerId: z.uuid(), filter: orderFilterSchema }),
  /** The salons of the marketplace, as an admin filters them. */
  z.object({ kind: z.literal('salons'), filter: adminSalonsFile.query }),
  /** The central catalogue as an admin asked for it; their session is asked again when the file is fetched. */
  z.object({ kind: z.literal('central-services'), filter: z.object(adminServiceFilter) }),
  /** Who changed what, for an admin. */
  z.object({ kind: z.literal('audit'), filter: auditFilterSchema }),
  /** The accounts of the marketplace, for an admin: the link ends with the session, and that one with the role. */
  z.object({ kind: z.literal('users'), filter: userFilterSchema }),
  /** What an owner's salon earned, and what became of it. */
  z.object({
    kind: z.literal('statement'),
    ownerId: z.uuid(),
    from: z.iso.date(),
    to: z.iso.date(),
    format: z.enum(['csv', 'pdf']),
  }),
]);

/** Which document, and whose. */
export type DocumentName = z.output<typeof nameSchema>;

const linkSchema = z.object({ doc: nameSchema, sid: z.uuid() });

/** What a link names, and the session by which it was asked for: with that one it ends. */
export interface DocumentLink {
  readonly document: DocumentName;
  readonly sessionId: string;
}

export interface DocumentLinks {
  /** The path at which the document can be fetched without a token of the session, for ten minutes. */
  readonly pathOf: (link: DocumentLink, now: Date) => Promise<string>;
  /**
   * What a link's token names; undefined when it is forged, over, or no token of a document at all. Whether the session
   * still stands is for the caller to ask.
   */
  readonly read: (token: string, now: Date) => Promise<DocumentLink | undefined>;
}

/** Signs links to documents with the server's secret, so that a browser can save or show them by itself. */
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
        // Every way in which a token can be wrong gets the same answer.
        return undefined;
      }
    },
  };
};
