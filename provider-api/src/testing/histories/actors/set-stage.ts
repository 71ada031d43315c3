import { addDays, instantAt, localDateOf } from '@sundara/contracts';
import type { Random } from '@sundara/contracts/testing';
import { eq } from 'drizzle-orm';
import { salons } from '../../../areas/marketplace/salons/salons.tables.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { makeCustomer, makeSalon, type SalonOptions } from '../../payments/booking-bench.ts';
import type { MortalApis } from './mortal-apis.ts';
import { Recorder } from './recorder.ts';
import type { Stage, StagedSalon } from './stage.ts';

/** Far enough ahead that whatever is cancelled goes back in full, and that visits can be moved freely. */
const DAYS_AHEAD = 3;
const TIMES = ['10:00', '11:00', '12:00', '14:00', '15:00', '16:00'];
const TEAM = [{ name: 'Asha' }, { name: 'Ravi' }];

/** New salons with one chair, with two chairs, and with two people, each with its owner. */
export const setStage = async (database: Database, apis: MortalApis, random: Random): Promise<Stage> => ({
  ...{ database, apis, random, recorder: new Recorder(), visits: [] },
  salons: [
    await stageSalon(database, 1),
    await stageSalon(database, 2),
    await stageSalon(database, 2, { specialists: TEAM }),
  ],
});

const stageSalon = async (
  database: Database,
  places: number,
  options: SalonOptions = {},
): Promise<StagedSalon> => {
  const salon = await makeSalon(database, places, options);
  const owner = await makeCustomer(database, 'salon');
  await database.db.update(salons).set({ ownerId: owner.id }).where(eq(salons.id, salon.id));
  const day = addDays(localDateOf(new Date()), DAYS_AHEAD);
  const starts = TIMES.map((time) => instantAt(day, time).getTime());
  return { ...salon, owner, places, starts, edition: 0, closures: [] };
};
