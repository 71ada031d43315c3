import { and, desc, eq, gte } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { DatabaseHandle } from '../../../platform/database/database-handle.ts';
import { auditEntries } from '../../marketplace/index.ts';

/** The audit action of delay notices. */
export const TELLING = 'salon.runningLate';

const toldSchema = z.object({ minutes: z.int(), visits: z.array(z.string()) });
/** The announced delay in minutes, and the visits that were notified. */
export type ToldNote = z.output<typeof toldSchema>;
const changesSchema = z.object({ told: z.tuple([z.null(), toldSchema]) });

export interface Told extends ToldNote {
  readonly at: Date;
}

/** The salon's entries of that action, latest first; they have an index of their own, because the audit only grows. */
export const entriesOfTelling = (db: DatabaseHandle, salonId: string, since: Date) =>
  db
    .select({ at: auditEntries.at, changes: auditEntries.changes })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.salonId, salonId), eq(auditEntries.action, TELLING), gte(auditEntries.at, since)),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id));

/** The salon's delay notices since then, latest first, as recorded in the audit. */
export const findTold = async (db: DatabaseHandle, salonId: string, since: Date): Promise<readonly Told[]> =>
  (await entriesOfTelling(db, salonId, since)).flatMap(({ at, changes }) => {
    const read = changesSchema.safeParse(changes);
    return read.success ? [{ at, ...read.data.told[1] }] : [];
  });
