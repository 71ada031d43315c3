import { paiseOf } from '@sundara/contracts';
import type { SERVICE_CATEGORIES } from '@sundara/contracts/api';
import type { centralServices } from '../areas/marketplace/salons/central-services.tables.ts';
import { CATALOGUE, type CatalogueEntry } from './catalogue.ts';
import { idOf } from './random.ts';

type CentralRow = typeof centralServices.$inferInsert;

/** The central catalogue: every service that demo salons sell, at the price of a mid-range salon in Hyderabad. */
export const demoCentralServices = (now: Date): CentralRow[] => [
  ...rowsOf('Hair Care', now),
  ...rowsOf('Skin Care', now),
  ...rowsOf('Nail Care', now),
  ...rowsOf('Makeup', now),
  ...rowsOf('Massage', now),
  ...rowsOf('Spa Treatment', now),
];

/** The id of the central service that demo salons copied it from. */
export const centralServiceId = ({ name }: Pick<CatalogueEntry, 'name'>): string => idOf(`central ${name}`);

const rowsOf = (category: (typeof SERVICE_CATEGORIES)[number], now: Date): CentralRow[] =>
  CATALOGUE[category].map((entry: CatalogueEntry) => ({
    id: centralServiceId(entry),
    name: entry.name,
    description: `${entry.description}.`,
    category,
    pricePaise: paiseOf(entry.rupees),
    durationMinutes: entry.minutes,
    specializations: [...entry.specializations],
    createdAt: now,
    updatedAt: now,
  }));
