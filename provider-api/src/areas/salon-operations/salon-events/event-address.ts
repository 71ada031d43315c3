import { jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

const ALGORITHM = 'HS256';
const ISSUER = 'sundara';
/** An address opens a stream and nothing else; neither is it a session, nor a session's token an address. */
const AUDIENCE = 'sundara-salon-events';
const LIFE_SECONDS = 60;

const whoSchema = z.object({ accountId: z.uuid(), sessionId: z.uuid(), salonId: z.uuid() });

/** Who listens, by which session, to whose bookings. */
export type ListeningRight = z.output<typeof whoSchema>;

export interface EventAddresses {
  /** The path at which a browser can listen without a header, for a minute. */
  readonly pathOf: (right: ListeningRight, now: Date) => Promise<string>;
  /** What a path's key allows; undefined when it is forged, over, or no such key at all. */
  readonly read: (key: string, now: Date) => Promise<ListeningRight | undefined>;
}

/** Signs addresses of streams with the server's secret: an EventSource can send no token of its own. */
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
        // Every way in which a key can be wrong gets the same answer.
        return undefined;
      }
    },
  };
};
