import { discountedPrice, factWords, rupeesOf } from '@sundara/contracts';
import type { PageHead } from '@sundara/contracts/api';
import { businessTypeOf } from './business-type.ts';
import { hoursData } from './hours-data.ts';
import type { SalonOfHead } from './page-heads.repository.ts';

/** Enough to say what a salon is about; its page has them all. */
const OFFERS = 12;

interface Shown extends SalonOfHead {
  /** The page's own address. */
  readonly path: string;
  readonly image: NonNullable<PageHead['image']>;
  /** '₹300 - ₹2,500', or the price tier if nothing is sold. */
  readonly priceRange: string;
}

/** The salon and its breadcrumbs for search engines, in schema.org's terms; addresses are paths of the site. */
export const salonData = (shown: Shown) => ({
  '@context': 'https://schema.org',
  '@graph': [businessOf(shown), breadcrumbsOf(shown)],
});

const businessOf = ({ salon, services, path, image, priceRange }: Shown) => ({
  '@type': businessTypeOf(services),
  '@id': path,
  name: salon.name,
  url: path,
  image: { '@type': 'ImageObject', url: image.url, width: image.width, height: image.height },
  telephone: salon.contactNumber,
  address: {
    '@type': 'PostalAddress',
    streetAddress: [salon.street, salon.area, salon.sublocality].filter(Boolean).join(', '),
    addressLocality: salon.city,
    addressRegion: salon.state,
    postalCode: salon.postalCode,
    addressCountry: salon.country === 'India' ? 'IN' : salon.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: salon.latitude, longitude: salon.longitude },
  openingHoursSpecification: hoursData(salon.openingHours),
  priceRange,
  currenciesAccepted: 'INR',
  ...amenitiesOf(salon),
  // Without a review the stored rating says nothing (resolutions S7).
  ...(salon.reviewCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: salon.rating,
      reviewCount: salon.reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
  }),
  ...(services.length > 0 && { makesOffer: services.slice(0, OFFERS).map(offerOf) }),
});

/** The salon's facts (decision 86), in the words of its page. */
const amenitiesOf = ({ hasFemaleSpecialist, ...salon }: SalonOfHead['salon']) => {
  const words = factWords({ ...salon, femaleSpecialist: hasFemaleSpecialist });
  const type = 'LocationFeatureSpecification';
  return words.length > 0 && { amenityFeature: words.map((name) => ({ '@type': type, name, value: true })) };
};

const offerOf = (service: SalonOfHead['services'][number]) => ({
  '@type': 'Offer',
  price: rupeesOf(discountedPrice(service)).toFixed(2),
  priceCurrency: 'INR',
  itemOffered: {
    '@type': 'Service',
    name: service.name,
    ...(service.description && { description: service.description }),
    serviceType: service.category,
  },
});

const breadcrumbsOf = ({ salon }: Shown) => {
  const way = [
    { name: 'Home', item: '/' },
    { name: 'Salons', item: '/salons' },
    { name: salon.sublocality, item: `/salons?sublocality=${encodeURIComponent(salon.sublocality)}` },
    // The page itself needs no address.
    { name: salon.name },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
};
