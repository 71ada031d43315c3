import { AMENITIES, AMENITY_LABELS, SERVES_LABELS } from '@sundara/contracts';
import type { ListingAddress } from './listing-address.ts';

export type FactFilter = 'serves' | 'femaleSpecialist' | 'homeService' | 'amenities';
type Facts = Pick<ListingAddress, FactFilter>;

/** A fact of salons that one press asks for. */
export interface FactChoice {
  readonly filter: FactFilter;
  /** As the API counts it. */
  readonly value: string;
  readonly label: string;
}

/** The facts that are chosen by themselves, each beside the others. */
export const FACT_CHOICES: readonly FactChoice[] = [
  { filter: 'femaleSpecialist', value: 'true', label: 'Female specialist' },
  { filter: 'homeService', value: 'true', label: 'At home' },
  ...AMENITIES.map((value) => ({ filter: 'amenities', value, label: AMENITY_LABELS[value] }) as const),
];

const partsOf = (list: string | undefined): readonly string[] => list?.split(',') ?? [];

export const isAsked = (facts: Facts, { filter, value }: FactChoice): boolean =>
  partsOf(facts[filter]).includes(value);

/** What the address says of a choice's filter after the choice was made, or taken back: '' for nothing. */
export const toggled = (facts: Facts, choice: FactChoice): string => {
  const asked = isAsked(facts, choice);
  if (choice.filter !== 'amenities') return asked ? '' : choice.value;
  return AMENITIES.filter((each) =>
    each === choice.value ? !asked : partsOf(facts.amenities).includes(each),
  ).join(',');
};

/** The facts that an address asks for, in words: 'Women only', 'Parking'. */
export const askedFacts = (facts: Facts): readonly string[] => [
  ...(facts.serves ? [SERVES_LABELS[facts.serves]] : []),
  ...FACT_CHOICES.filter((choice) => isAsked(facts, choice)).map(({ label }) => label),
];
