import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

const ALGORITHM = 'HS256';
const ISSUER = 'sundara';
/** Keeps stream addresses and session tokens apart: neither is accepted in place of the other. */
const AUDIENCE = 'sundara-salon-events';
const LIFE_SECONDS = 60;

const whoSchema = z.object({ accountId: z.uuid(), sessionId: z.uuid(), salonId: z.uuid() });

/** Who listens, with which session, to which salon's bookings. */
export type ListeningRight = z.output<typeof whoSchema>;

export interface EventAddresses {
  /** The path at which a browser can listen without a header, valid for a minute. */
  readonly pathOf: (right: ListeningRight, now: Date) => Promise<string>;
  /** The right that a path's key grants; undefined if it is forged, expired or malformed. */
  readonly read: (key: string, now: Date) => Promise<ListeningRight | undefined>;
}

/** Signs addresses of streams with the server's secret, because an EventSource can send no token of its own. */
export const createEventAddresses = (secret: string): EventAddresses => {
  const signingKey = new TextEncoder().encode(secret);
  return {
    pathOf: async (right, now) => {
      const issued = Math.floor(now.getTime() / 1000);
      const key = await new SignJWT({ who: right })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issued)
        .setExpirationTime(issued + LIFE_SECONDS)
        .sign(signingKey);
      return `/api/salon/events?key=${key}`;
    },
    read: async (key, now) => {
      try {
        const { payload } = await jwtVerify(key, signingKey, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          currentDate: now,
          requiredClaims: ['exp'],
        });
        return whoSchema.safeParse(payload.who).data;
      } catch {
        // Every kind of invalid key gets the same answer.
        return undefined;
      }
    },
  };
};
