import { paiseOf } from '@sundara/contracts';
import type { SERVICE_CATEGORIES } from '@sundara/contracts/api';
import type { centralServices } from '../central-services/central-services.tables.ts';
import { CATALOGUE, type CatalogueEntry } from './catalogue.ts';
import { idOf } from './random.ts';

type CentralRow = typeof centralServices.$inferInsert;

/** The central catalogue: every service that demo salons sell, at what a mid-range salon in Hyderabad asks for it. */
export const demoCentralServices = (now: Date): CentralRow[] => [
  ...rowsOf('Hair Care', now),
  ...rowsOf('Skin Care', now),
  ...rowsOf('Nail Care', now),
  ...rowsOf('Makeup', now),
  ...rowsOf('Massage', now),
  ...rowsOf('Spa Treatment', now),
];

const rowsOf = (category: (typeof SERVICE_CATEGORIES)[number], now: Date): CentralRow[] =>
  CATALOGUE[category].map((entry: CatalogueEntry) => ({
    id: idOf(`central ${entry.name}`),
    name: entry.name,
    description: `${entry.description}.`,
    category,
    basePricePaise: paiseOf(entry.rupees),
    durationMinutes: entry.minutes,
    specializations: [...entry.specializations],
    createdAt: now,
    updatedAt: now,
  }));
