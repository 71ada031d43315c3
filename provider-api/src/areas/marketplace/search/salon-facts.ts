import { readAmenities, type Serves } from '@sundara/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { salons } from '../salons/salons.tables.ts';

export const HOME_SERVICE = 'home-service';
export const FEMALE_SPECIALIST = 'female-specialist';

/** All facts of a salon as words: the expression of its index. */
export const SALON_FACTS = sql`salon_facts(${salons.serves}, ${salons.amenities}, ${salons.homeService}, ${salons.hasFemaleSpecialist})`;

interface FactsQuery {
  readonly serves?: Serves | undefined;
  readonly femaleSpecialist?: 'true' | undefined;
  readonly homeService?: 'true' | undefined;
  readonly amenities?: string | undefined;
}

/** The facts that a query asks for, as words; undefined for none. */
export const factsAsked = ({
  serves,
  femaleSpecialist,
  homeService,
  amenities = '',
}: FactsQuery): readonly string[] | undefined => {
  const facts = [
    ...(serves ? [serves] : []),
    ...(femaleSpecialist ? [FEMALE_SPECIALIST] : []),
    ...(homeService ? [HOME_SERVICE] : []),
    ...(readAmenities(amenities) ?? []),
  ];
  return facts.length > 0 ? facts : undefined;
};

/** Salons that have all these facts. */
export const havingFacts = (facts: readonly string[]): SQL =>
  sql`${SALON_FACTS} @> ${sql.param([...facts])}::text[]`;
