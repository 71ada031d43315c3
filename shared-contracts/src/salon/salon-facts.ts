/** Whom a salon serves. */
export const SERVES = ['everyone', 'women', 'men'] as const;
export type Serves = (typeof SERVES)[number];

/** Whom it serves, in words. */
export const SERVES_LABELS: Readonly<Record<Serves, string>> = {
  everyone: 'Everyone',
  women: 'Women only',
  men: 'Men only',
};

/** What a salon may have; a new one needs a migration, since the database knows the list too. */
export const AMENITIES = ['ac', 'parking', 'cards', 'wheelchair', 'wifi', 'womens-room'] as const;
export type Amenity = (typeof AMENITIES)[number];

/** Amenities in words. */
export const AMENITY_LABELS: Readonly<Record<Amenity, string>> = {
  ac: 'AC',
  parking: 'Parking',
  cards: 'Card payment',
  wheelchair: 'Wheelchair access',
  wifi: 'Wifi',
  'womens-room': 'Room for women',
};

interface Facts {
  readonly serves: Serves;
  readonly femaleSpecialist: boolean;
  readonly homeService: boolean;
  /** May have ones that this version does not know. */
  readonly amenities: readonly string[];
}

/** What a salon has that not every one has, in words; whom it serves stands first, unless that is everyone. */
export const factWords = ({ serves, femaleSpecialist, homeService, amenities }: Facts): readonly string[] => [
  ...(serves === 'everyone' ? [] : [SERVES_LABELS[serves]]),
  ...(femaleSpecialist ? ['Female specialist'] : []),
  ...(homeService ? ['Comes to your home'] : []),
  ...AMENITIES.filter((amenity) => amenities.includes(amenity)).map((amenity) => AMENITY_LABELS[amenity]),
];

/** What an owner may say of a specialist. */
export const GENDERS = ['female', 'male'] as const;
export type Gender = (typeof GENDERS)[number];

const isAmenity = (word: string): word is Amenity => AMENITIES.some((amenity) => amenity === word);

/**
 * The amenities of a list in any case, in their own order, each once; undefined if it has an unknown one. Empty and
 * 'all' name none (resolutions S33).
 * @example readAmenities('Parking,ac') // ['ac', 'parking']
 */
export const readAmenities = (list: string): readonly Amenity[] | undefined => {
  const words = list
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '' && word !== 'all');
  return words.every(isAmenity) ? AMENITIES.filter((amenity) => words.includes(amenity)) : undefined;
};
