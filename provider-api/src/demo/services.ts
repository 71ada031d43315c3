import { type Paise, paiseOf } from '@sundara/contracts';
import type { services } from '../areas/marketplace/salons/salons.tables.ts';
import { CATALOGUE, type CatalogueEntry, type Category } from './catalogue.ts';
import { centralServiceId } from './central-services.ts';
import { idOf, type Random } from './random.ts';
import type { KindProfile } from './salon-kinds.ts';

/** Price levels of salons: the tier that the card shows, and the factor relative to a mid-range salon's prices. */
export const PRICE_LEVELS = [
  { tier: '₹', factor: 0.7 },
  { tier: '₹₹', factor: 0.95 },
  { tier: '₹₹', factor: 1.1 },
  { tier: '₹₹₹', factor: 1.35 },
  { tier: '₹₹₹₹', factor: 1.7 },
] as const;

/** Limits for the price of one service in Hyderabad, in rupees. */
const CHEAPEST = 150;
const DEAREST = 6_500;

export type DemoService = typeof services.$inferInsert & {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  readonly durationMinutes: number;
  readonly discountPercent: number;
};

interface Seller {
  readonly salonId: string;
  readonly key: string;
  readonly profile: KindProfile;
  readonly factor: number;
  /** Names of the services to sell, instead of randomly picked ones. */
  readonly menu?: readonly string[] | undefined;
}

/** Eight to sixteen services that suit the salon, at its prices; some at 20% off. */
export const demoServices = (seller: Seller, random: Random): DemoService[] =>
  soldBy(seller, random).map(({ category, entry }) => ({
    id: idOf(`service ${seller.key} ${entry.name}`),
    salonId: seller.salonId,
    centralServiceId: centralServiceId(entry),
    name: entry.name,
    description: `${entry.description}.`,
    category,
    pricePaise: priceOf(entry, seller.factor * (0.92 + random.next() * 0.16)),
    discountPercent: random.chance(0.14) ? 20 : 0,
    durationMinutes: entry.minutes,
    bufferMinutes: 0,
    specializations: [...entry.specializations],
  }));

const ALL = Object.entries(CATALOGUE).flatMap(([category, entries]) =>
  entries.map((entry) => ({ category: category as Category, entry })),
);

const soldBy = ({ profile, menu }: Seller, random: Random) => {
  if (menu) return ALL.filter(({ entry }) => menu.includes(entry.name));
  const suiting = ALL.filter(({ entry }) => profile.audiences.includes(entry.audience));
  return Object.entries(profile.sells).flatMap(([category, [least, most]]) =>
    random.sample(
      suiting.filter((sold) => sold.category === category),
      random.between(least, most),
    ),
  );
};

/** Rounded as on price lists: to tens below a thousand rupees, to fifties above. */
const priceOf = ({ rupees }: CatalogueEntry, factor: number): Paise => {
  const step = rupees * factor < 1_000 ? 10 : 50;
  const rounded = Math.round((rupees * factor) / step) * step;
  return paiseOf(Math.min(DEAREST, Math.max(CHEAPEST, rounded)));
};

/** The specialties that visitors filter by, in the order of the services. */
export const specialtiesOf = (sold: readonly DemoService[]): string[] => [
  ...new Set(sold.flatMap(({ specializations }) => specializations?.slice(0, 1) ?? [])),
];
