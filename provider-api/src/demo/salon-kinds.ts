import type { SalonKind } from '../areas/marketplace/index.ts';
import type { Audience, Category } from './catalogue.ts';
import type { Craft } from './crafts.ts';

/** The kind of a demo salon; it decides services, pictures, team and texts. */
export type DemoSalonKind = Exclude<SalonKind, 'other'>;

export interface KindProfile {
  /** The minimum and maximum number of services per category; 8 to 16 in all. */
  readonly sells: Readonly<Partial<Record<Category, readonly [number, number]>>>;
  readonly audiences: readonly Audience[];
  /** The crafts of its specialists; together they cover all that it sells. */
  readonly crafts: readonly Craft[];
}

const EVERYONE: readonly Audience[] = ['everyone', 'men', 'women'];
const WOMEN: readonly Audience[] = ['everyone', 'women'];

export const KINDS: Readonly<Record<DemoSalonKind, KindProfile>> = {
  house: {
    sells: {
      'Hair Care': [3, 4],
      'Skin Care': [2, 3],
      'Nail Care': [1, 2],
      Makeup: [1, 2],
      Massage: [1, 2],
      'Spa Treatment': [1, 2],
    },
    audiences: EVERYONE,
    crafts: ['Hair stylist', 'Colourist', 'Beautician', 'Makeup artist', 'Massage therapist'],
  },
  hair: {
    sells: { 'Hair Care': [7, 10], 'Skin Care': [1, 3], Massage: [1, 1] },
    audiences: EVERYONE,
    crafts: ['Hair stylist', 'Senior stylist', 'Colourist', 'Curl specialist', 'Spa therapist'],
  },
  barber: {
    sells: { 'Hair Care': [6, 8], 'Skin Care': [1, 2], Massage: [1, 2] },
    audiences: ['everyone', 'men'],
    crafts: ['Barber', 'Master barber', 'Beard specialist', 'Grooming therapist'],
  },
  beauty: {
    sells: { 'Skin Care': [4, 6], 'Hair Care': [2, 3], 'Nail Care': [2, 3], Makeup: [1, 3] },
    audiences: WOMEN,
    crafts: ['Beautician', 'Skin therapist', 'Threading specialist', 'Nail technician', 'Hair stylist'],
  },
  spa: {
    sells: { Massage: [4, 6], 'Spa Treatment': [4, 6], 'Skin Care': [1, 2] },
    audiences: ['everyone'],
    crafts: ['Massage therapist', 'Ayurveda therapist', 'Spa therapist'],
  },
  nails: {
    sells: { 'Nail Care': [7, 9], Makeup: [1, 2], 'Skin Care': [1, 2] },
    audiences: WOMEN,
    crafts: ['Nail artist', 'Nail technician', 'Pedicurist', 'Beautician'],
  },
  makeup: {
    sells: { Makeup: [6, 8], 'Hair Care': [2, 3], 'Skin Care': [1, 3] },
    audiences: WOMEN,
    crafts: ['Makeup artist', 'Bridal artist', 'Hair dresser', 'Mehndi artist', 'Beautician'],
  },
};
