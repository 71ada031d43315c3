import { addMinutes } from '@sundara/contracts';
import type { favourites } from '../areas/customer/favourites/favourites.tables.ts';
import { DEMO_CUSTOMER } from './accounts.ts';
import type { DemoSalon } from './salons.ts';

/** The salon that the demo customer goes to, and three that she wants to try. */
const KEPT = ['Tamarind & Silk', 'Copper Comb', 'Still Water', 'Ten Little Canvases'];
const DAY_MINUTES = 24 * 60;

/** The demo customer's favourites, oldest first. */
export const demoFavourites = (demos: readonly DemoSalon[], now: Date): (typeof favourites.$inferInsert)[] =>
  KEPT.map((name, index) => {
    const found = demos.find(({ salon }) => salon.name === name);
    if (!found) throw new RangeError(`There is no demo salon ${name}.`);
    const createdAt = addMinutes(now, (index - 20) * DAY_MINUTES);
    return { customerId: DEMO_CUSTOMER.id, salonId: found.salon.id, createdAt };
  });
