import * as z from 'zod/mini';
import { findVisits, forgetVisits, openVisits, VISITS_ADDRESS } from './visits-cache.ts';

/** What a customer needs at the salon's door. `total` is in rupees, `minutes` the length of the visit. */
const visitSchema = z.object({
  id: z.string(),
  /** When the booking changed last, ISO. */
  changedAt: z.string(),
  salonName: z.string(),
  address: z.string(),
  phone: z.string(),
  services: z.array(z.string()),
  /** ISO with an offset. */
  dateTime: z.iso.datetime({ offset: true }),
  minutes: z.int(),
  total: z.number(),
  status: z.string(),
  /** The text of the calendar file; empty when it could not be fetched. */
  calendar: z.string(),
});
export type KeptVisit = Readonly<z.output<typeof visitSchema>>;

const keptSchema = z.object({
  /** The id of the account. */
  account: z.string(),
  /** Milliseconds since 1970. */
  keptAt: z.int(),
  visits: z.array(visitSchema),
});
export type KeptVisits = Readonly<z.output<typeof keptSchema>>;

/** As long as a session lasts without being used: nobody's visits stay longer on a device that is never online. */
const LONGEST_MS = 30 * 86_400_000;

const parsed = (text: string): KeptVisits | undefined => {
  try {
    return z.safeParse(keptSchema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** The kept visits; what is too old or not as it was written is removed. */
export const readVisits = async (caches: CacheStorage, now: Date): Promise<KeptVisits | undefined> => {
  const found = await findVisits(caches);
  const kept = found && parsed(await found.text());
  if (kept && now.getTime() - kept.keptAt < LONGEST_MS) return kept;
  await forgetVisits(caches);
  return undefined;
};

/** Keeps these visits in place of those before. Rejects when the browser has no room. */
export const writeVisits = async (caches: CacheStorage, kept: KeptVisits): Promise<void> =>
  (await openVisits(caches)).put(VISITS_ADDRESS, Response.json(kept));
