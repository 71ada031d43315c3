import type { listSalons, Reply, Salon, ServiceHit } from '@sundara/contracts/api';
import { withSearch } from '../filters/change-address.ts';

export const TABS = ['All', 'Salons', 'Services'] as const;
export type Tab = (typeof TABS)[number];

/** One line of the list: choosing it opens `to`. */
export interface Suggestion {
  readonly to: string;
  readonly kind: 'salon' | 'service' | 'locality' | 'specialty' | 'search' | 'recent';
  readonly name: string;
  /** Of a search for a typed text: that text, with its words of time and facts. */
  readonly typed?: string;
  /** A salon's locality, a service's salon, or how many salons a place or a specialty has. */
  readonly detail?: string;
  /** Only of salons, and of what belongs to one. */
  readonly rating?: { readonly rating: number; readonly reviews: number };
  readonly specialties?: readonly string[];
}

export interface SuggestionGroup {
  readonly title: string;
  readonly suggestions: readonly Suggestion[];
}

/** Up to 2 specialties are shown with a suggestion (specification 1, section 2). */
const SPECIALTIES = 2;

const listing = (query: Record<string, string>) => `/salons?${new URLSearchParams(query)}`;
const counted = (salons: number) => `${salons} ${salons === 1 ? 'salon' : 'salons'}`;

/** The address of the listing that searches for a text as the listing's own box does; without a text, all of it. */
export const searchAddress = (text: string): string => {
  const query = String(withSearch(new URLSearchParams(), text, new Date()));
  return query ? `/salons?${query}` : '/salons';
};

/** The address under which a typed text is remembered: with its words, since 'tomorrow' is another day by then. */
export const rememberedAddress = (typed: string): string => listing({ q: typed });

/** What the listing at an address searches for; empty for every other page. */
export const searchedFor = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'https://sundara.invalid');
  return pathname === '/salons' ? (searchParams.get('q') ?? '') : '';
};

const ofSalon = ({ id, name, address, rating, reviews, specialties }: Salon): Suggestion => ({
  to: `/salon/${encodeURIComponent(id)}`,
  kind: 'salon',
  name,
  detail: address.sublocality || address.city,
  rating: { rating, reviews },
  specialties: specialties.slice(0, SPECIALTIES),
});

const ofService = (hit: ServiceHit): Suggestion => ({
  to: `/salon/${encodeURIComponent(hit.salonId._id)}`,
  kind: 'service',
  name: hit.name,
  detail: `at ${hit.salon}`,
  rating: { rating: hit.salonRating, reviews: hit.salonReviews },
  specialties: hit.specializations.slice(0, SPECIALTIES),
});

/** The suggestions of a response, in the order of the list: places and specialties are in All alone. */
export const suggestionsOf = (
  { salons, services, localities, specialties }: Reply<typeof listSalons>,
  tab: Tab,
): readonly SuggestionGroup[] =>
  [
    {
      in: ['All'],
      title: 'Places',
      suggestions: localities.map(
        ({ name, salons: count }): Suggestion => ({
          to: listing({ sublocality: name }),
          kind: 'locality',
          name: `Salons in ${name}`,
          detail: `${count}`,
        }),
      ),
    },
    {
      in: ['All'],
      title: 'Specialties',
      suggestions: specialties.map(
        ({ name, salons: count }): Suggestion => ({
          to: listing({ specialty: name }),
          kind: 'specialty',
          name,
          detail: counted(count),
        }),
      ),
    },
    { in: ['All', 'Salons'], title: 'Salons', suggestions: salons.map(ofSalon) },
    { in: ['All', 'Services'], title: 'Services', suggestions: services.map(ofService) },
  ].filter((group) => group.in.includes(tab) && group.suggestions.length > 0);

/** How many lines a tab has. */
export const countIn = (reply: Reply<typeof listSalons>, tab: Tab): number =>
  suggestionsOf(reply, tab).reduce((sum, { suggestions }) => sum + suggestions.length, 0);

/** The last line: all results, on the listing. */
export const seeAll = (
  { pagination: { totalCount }, countIsCapped }: Reply<typeof listSalons>,
  text: string,
): SuggestionGroup => ({
  title: 'All results',
  suggestions: [
    {
      to: searchAddress(text),
      kind: 'search',
      typed: text,
      name: `See all results for “${text}”`,
      detail: countIsCapped ? `over ${totalCount} salons` : counted(totalCount),
    },
  ],
});
