import type { Audience, Category } from './catalogue.ts';

/** The kind of a demo salon; it decides services, pictures, team and texts. */
export type SalonKind = 'house' | 'hair' | 'barber' | 'beauty' | 'spa' | 'nails' | 'makeup';

export interface KindProfile {
  /** The minimum and maximum number of services per category; 8 to 16 in all. */
  readonly sells: Readonly<Partial<Record<Category, readonly [number, number]>>>;
  readonly audiences: readonly Audience[];
  /** Names of the drawings that suit it. */
  readonly covers: readonly string[];
  readonly works: readonly string[];
  /** The crafts of its specialists. */
  readonly crafts: readonly string[];
}

const EVERYONE: readonly Audience[] = ['everyone', 'men', 'women'];
const WOMEN: readonly Audience[] = ['everyone', 'women'];

export const KINDS: Readonly<Record<SalonKind, KindProfile>> = {
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
    covers: ['courtyard', 'enfilade', 'reception', 'lounge', 'facade', 'cornerRoom'],
    works: ['longHair', 'flowerBun', 'paintedNails', 'profileMakeup', 'shortCut', 'plait', 'brideFace'],
    crafts: ['Hair stylist', 'Colourist', 'Skin therapist', 'Makeup artist', 'Massage therapist'],
  },
  hair: {
    sells: { 'Hair Care': [7, 10], 'Skin Care': [1, 3], Massage: [1, 1] },
    audiences: EVERYONE,
    covers: ['mirrorRow', 'basins', 'cornerRoom', 'facade', 'reception', 'enfilade'],
    works: ['longHair', 'shortCut', 'curlyHead', 'plait', 'fade'],
    crafts: ['Hair stylist', 'Senior stylist', 'Colourist', 'Curl specialist'],
  },
  barber: {
    sells: { 'Hair Care': [6, 8], 'Skin Care': [1, 2], Massage: [1, 2] },
    audiences: ['everyone', 'men'],
    covers: ['mirrorRow', 'facade', 'cornerRoom', 'lounge', 'basins'],
    works: ['fade', 'beardProfile', 'curlyHead', 'shortCut'],
    crafts: ['Barber', 'Master barber', 'Beard specialist'],
  },
  beauty: {
    sells: { 'Skin Care': [4, 6], 'Hair Care': [2, 3], 'Nail Care': [2, 3], Makeup: [1, 3] },
    audiences: WOMEN,
    covers: ['vanity', 'reception', 'facade', 'courtyard', 'enfilade', 'lounge'],
    works: ['profileMakeup', 'paintedNails', 'longHair', 'plait', 'brideMehndi', 'flowerBun'],
    crafts: ['Beautician', 'Skin therapist', 'Threading specialist', 'Nail technician'],
  },
  spa: {
    sells: { Massage: [4, 6], 'Spa Treatment': [4, 6], 'Skin Care': [1, 2] },
    audiences: ['everyone'],
    covers: ['spaRoom', 'courtyard', 'lounge', 'enfilade'],
    works: ['flowerBun', 'paintedNails'],
    crafts: ['Massage therapist', 'Ayurveda therapist', 'Spa therapist'],
  },
  nails: {
    sells: { 'Nail Care': [7, 9], Makeup: [1, 2], 'Skin Care': [1, 2] },
    audiences: WOMEN,
    covers: ['nailBar', 'reception', 'lounge'],
    works: ['paintedNails', 'brideMehndi'],
    crafts: ['Nail artist', 'Nail technician', 'Pedicurist'],
  },
  makeup: {
    sells: { Makeup: [6, 8], 'Hair Care': [2, 3], 'Skin Care': [1, 3] },
    audiences: WOMEN,
    covers: ['vanity', 'mirrorRow', 'reception', 'facade'],
    works: ['brideFace', 'brideMehndi', 'flowerBun', 'profileMakeup', 'plait'],
    crafts: ['Makeup artist', 'Bridal artist', 'Hair dresser', 'Mehndi artist'],
  },
};
