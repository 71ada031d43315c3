import type { salons } from '../areas/marketplace/salons/salons.tables.ts';
import type { DemoRoster } from './rosters.ts';
import type { DemoService } from './services.ts';

/** A salon as it was set up, before its first visit. */
export interface SalonBefore extends DemoRoster {
  readonly salon: Omit<typeof salons.$inferInsert, 'coverIllustration'> & {
    readonly id: string;
    readonly createdAt: Date;
  };
  readonly services: readonly DemoService[];
}
