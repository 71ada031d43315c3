import type { Service } from '@sundara/contracts/api';

/** The whole range of the price filter, in rupees; its upper end means 'or more' (specification 1, section 9). */
export const PRICE_SPAN = { from: 0, to: 10_000 } as const;

/** Prices in rupees, both ends included; `to` is missing if there is no upper end. */
export interface PriceSpan {
  readonly from: number;
  readonly to?: number;
}

/**
 * A choice of the price filter. 'Under' and 'Above' exclude their limits: 500 and 1000 belong to the middle
 * (resolutions S9).
 */
export interface PricePreset {
  readonly id: string;
  readonly label: string;
  readonly fits: (rupees: number) => boolean;
}

export const PRICE_PRESETS: readonly PricePreset[] = [
  { id: 'under-500', label: 'Under ₹500', fits: (price) => price < 500 },
  { id: '500-1000', label: '₹500-1000', fits: (price) => price >= 500 && price <= 1000 },
  { id: '1000-2000', label: '₹1000-2000', fits: (price) => price > 1000 && price <= 2000 },
  { id: 'above-2000', label: 'Above ₹2000', fits: (price) => price > 2000 },
];

/** A choice of the duration filter, in minutes. */
export const DURATIONS: readonly {
  readonly id: string;
  readonly label: string;
  readonly fits: (minutes: number) => boolean;
}[] = [
  { id: 'short', label: 'Short, 30 min or less', fits: (minutes) => minutes <= 30 },
  { id: 'medium', label: 'Medium, up to 60 min', fits: (minutes) => minutes > 30 && minutes <= 60 },
  { id: 'long', label: 'Long, over 60 min', fits: (minutes) => minutes > 60 },
];

type Order = (a: Service, b: Service) => number;
const byName: Order = (a, b) => a.name.localeCompare(b.name, 'en-IN');

/** Orders of the list, the first is the default; equal ones are sorted by name. */
export const SERVICE_SORTS: readonly {
  readonly id: string;
  readonly label: string;
  readonly order: Order;
}[] = [
  { id: 'name', label: 'Sort by name', order: byName },
  { id: 'price-low', label: 'Price: low to high', order: (a, b) => a.price - b.price },
  { id: 'price-high', label: 'Price: high to low', order: (a, b) => b.price - a.price },
  { id: 'duration', label: 'Duration', order: (a, b) => a.duration - b.duration },
  { id: 'rating', label: 'Rating', order: (a, b) => b.rating - a.rating },
];

/** The visitor's filter of the list; an empty text or id filters nothing. */
export interface ServiceFilter {
  readonly text: string;
  readonly preset: string;
  readonly span: PriceSpan;
  readonly duration: string;
  readonly sort: string;
}

export const NO_FILTER: ServiceFilter = {
  text: '',
  preset: '',
  span: PRICE_SPAN,
  duration: '',
  sort: 'name',
};

/** True when something filters the list; an order alone does not. */
export const isNarrowed = ({ text, preset, span, duration }: ServiceFilter): boolean =>
  text.trim() !== '' || preset !== '' || duration !== '' || isSpan(span);

const isSpan = ({ from, to }: PriceSpan): boolean =>
  from > PRICE_SPAN.from || (to !== undefined && to < PRICE_SPAN.to);

const inSpan = (price: number, { from, to = PRICE_SPAN.to }: PriceSpan): boolean =>
  price >= from && (to >= PRICE_SPAN.to || price <= to);

const named = ({ name, description, category, specializations }: Service, text: string): boolean => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const said = [name, description, category, ...specializations].join(' ').toLowerCase();
  return words.every((word) => said.includes(word));
};

/** The services that match, in the chosen order; the price to pay counts, not the one before a discount. */
export const filteredServices = (services: readonly Service[], filter: ServiceFilter): readonly Service[] => {
  const preset = PRICE_PRESETS.find(({ id }) => id === filter.preset);
  const duration = DURATIONS.find(({ id }) => id === filter.duration);
  const sort = SERVICE_SORTS.find(({ id }) => id === filter.sort);
  return services
    .filter(
      (service) =>
        named(service, filter.text) &&
        (preset ? preset.fits(service.price) : inSpan(service.price, filter.span)) &&
        (duration?.fits(service.duration) ?? true),
    )
    .sort((a, b) => sort?.order(a, b) || byName(a, b));
};

export interface ServiceGroup {
  readonly category: string;
  /** The group's anchor on the page: '#services-hair-care'. */
  readonly anchor: string;
  readonly services: readonly Service[];
}

const anchorOf = (category: string): string =>
  `services-${category.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

/** Services by category, categories by name with 'Other' last; within one they keep their order. */
export const groupedServices = (services: readonly Service[]): readonly ServiceGroup[] => {
  const groups = new Map<string, Service[]>();
  for (const service of services) {
    const group = groups.get(service.category);
    if (group) group.push(service);
    else groups.set(service.category, [service]);
  }
  const rank = (category: string) => (category === 'Other' ? 1 : 0);
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b, 'en-IN'))
    .map(([category, group]) => ({ category, anchor: anchorOf(category), services: group }));
};
