import { discountedPrice, formatPriceRange, type Paise, rupeesOf } from '@sundara/contracts';
import type { PageHead } from '@sundara/contracts/api';
import { illustrationUrl } from '../../../platform/pictures/illustration-address.ts';
import { imageOfUpload } from '../salons/own-pictures.ts';
import { altOfIllustration, illustrationOf } from '../salons/pictures.ts';
import type { SalonOfHead } from './page-heads.repository.ts';
import { salonData } from './salon-data.ts';

/** The widest that is served, in pixels. */
const IMAGE_WIDTH = 1280;

/** The head of a salon's page, from known facts about the salon only. */
export const presentSalonHead = (found: SalonOfHead): PageHead => {
  const { salon, services } = found;
  const path = `/salon/${salon.id}`;
  const image = imageOf(salon);
  const prices = services.map(discountedPrice);
  const range = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : undefined;
  const priceRange = range ? [...new Set(range.map(rupees))].join(' - ') : salon.priceTier;
  return {
    path,
    title: `${salon.name}, ${salon.sublocality}, ${salon.city}`,
    description: descriptionOf(salon, range?.map(rupees)),
    image,
    // Also embedded in HTML, where '</script>' would end it.
    structuredData: JSON.stringify(salonData({ ...found, path, image, priceRange })).replaceAll(
      '<',
      '\\u003c',
    ),
  };
};

/** '₹2,500': whole rupees, as lists show them. */
const rupees = (paise: Paise): string => `₹${formatPriceRange(rupeesOf(paise), rupeesOf(paise))}`;

const descriptionOf = (salon: SalonOfHead['salon'], [from, to]: readonly string[] = []): string => {
  const { name, sublocality, city, specialties, rating, reviewCount } = salon;
  const does = listOf(specialties.slice(0, 3));
  return [
    `${name} in ${sublocality}, ${city}${does && `: ${does}`}.`,
    reviewCount > 0 &&
      `Rated ${rating.toFixed(1)} of 5 in ${reviewCount} ${reviewCount === 1 ? 'review' : 'reviews'}.`,
    from && (from === to ? `Services at ${from}.` : `Services from ${from} to ${to}.`),
    from ? 'See free times and book online.' : 'See where it is and when it is open.',
  ]
    .filter(Boolean)
    .join(' ');
};

/** 'Hair, Skin and Nails' */
const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The salon's own cover, or an illustration as JPEG, which every program can read. */
const imageOf = ({ name, sublocality, cover, coverIllustration }: SalonOfHead['salon']) => {
  if (cover && 'publicId' in cover) {
    const { url, alt } = imageOfUpload(cover, `${name}, a salon in ${sublocality}`);
    return { url: `${url}?w=${IMAGE_WIDTH}`, width: cover.width, height: cover.height, alt };
  }
  const shown = illustrationOf('room', cover?.illustration ?? coverIllustration);
  return {
    url: `${illustrationUrl(shown.id, 'jpg')}?w=${IMAGE_WIDTH}`,
    width: IMAGE_WIDTH,
    height: Math.round((IMAGE_WIDTH * shown.height) / shown.width),
    alt: altOfIllustration(shown),
  };
};
