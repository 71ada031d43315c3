import type { SlotMinutes } from '@sundara/contracts';
import type { Random } from './random.ts';
import type { DemoService } from './services.ts';

const GRIDS: readonly (SlotMinutes | null)[] = [null, null, null, null, null, 60, 30, 30, 15];

/** The interval between a salon's starts in minutes; null, the most frequent value, for the nine standard hours. */
export const demoGrid = (random: Random): SlotMinutes | null => random.pick(GRIDS);

const SPILLS = /Massage|Spa|Makeup/;

/** Half of the salons take 10 or 15 minutes to clean up after services with oil, water or powder. */
export const withTidying = (services: readonly DemoService[], random: Random): DemoService[] => {
  const tidies = random.chance(0.5);
  return services.map((service) => ({
    ...service,
    bufferMinutes: tidies && SPILLS.test(service.category) ? random.pick([10, 15]) : 0,
  }));
};
