import { defaultOpeningHours } from '@sundara/contracts';
import { presentSalonHead } from './page-head.presenter.ts';
import type { SalonOfHead } from './page-heads.repository.ts';

const service = (category: string, rupees: number, discountPercent = 0) => ({
  name: `${category} ${rupees}`,
  description: '',
  category,
  pricePaise: rupees * 100,
  discountPercent,
});
const salon: SalonOfHead['salon'] = {
  id: 's1',
  name: 'Marigold House',
  street: '4-2-118, Lake View Road',
  area: '',
  sublocality: 'Kondapur',
  city: 'Hyderabad',
  state: 'Telangana',
  postalCode: '500084',
  country: 'India',
  latitude: 17.46,
  longitude: 78.36,
  contactNumber: '+91 40 5550 0101',
  priceTier: '₹₹',
  specialties: ['Hair', 'Skin', 'Nails', 'Makeup'],
  openingHours: defaultOpeningHours(),
  serves: 'everyone',
  amenities: [],
  homeService: false,
  hasFemaleSpecialist: false,
  rating: 4.6,
  reviewCount: 31,
  cover: null,
  coverIllustration: 'mirror-row-teal',
};
const services = [service('Hair Care', 2_500), service('Skin Care', 400, 25), service('Makeup', 1_200)];
const headOf = (change: Partial<SalonOfHead['salon']> = {}, sold = services) =>
  presentSalonHead({ salon: { ...salon, ...change }, services: sold });
const graphOf = (...given: Parameters<typeof headOf>) =>
  JSON.parse(headOf(...given).structuredData)['@graph'];

test('title and description name the place, what it does, its rating and its prices', () => {
  const { path, title, description } = headOf();
  expect([path, title]).toEqual(['/salon/s1', 'Marigold House, Kondapur, Hyderabad']);
  expect(description).toBe(
    'Marigold House in Kondapur, Hyderabad: Hair, Skin and Nails. Rated 4.6 of 5 in 31 reviews. Services from ₹300 to ₹2,500. See free times and book online.',
  );
});

test('what is not there is not said: no rating before a review, no price and no booking without a service', () => {
  const bare = { reviewCount: 0, specialties: [] };
  expect(headOf(bare, []).description).toBe(
    'Marigold House in Kondapur, Hyderabad. See where it is and when it is open.',
  );
  const [business] = graphOf(bare, []);
  expect(business).not.toHaveProperty('aggregateRating');
  expect(business).not.toHaveProperty('makesOffer');
  expect(business.priceRange).toBe('₹₹');
  expect(headOf({ reviewCount: 1 }, [service('Massage', 900)]).description).toMatch(
    /in 1 review\. Services at ₹900\./,
  );
});

test('the picture is a JPEG with its size', () => {
  expect(headOf().image).toEqual({
    url: '/api/pictures/v2/mirror-row-teal.jpg?w=1280',
    width: 1280,
    height: 853,
    alt: 'Illustration: a room with a row of mirrors',
  });
});

test("a salon's own cover is the picture, as large as it is kept", () => {
  const name = 'salon_covers/0c8d4a66-6c47-4f3f-9a53-6f1c1d3f2b10';
  const cover = { publicId: name, width: 900, height: 600, placeholder: 'data:,' };
  const alt = 'Marigold House, a salon in Kondapur';
  const url = `/api/uploads/pictures/${name}.webp?w=1280`;
  expect(headOf({ cover }).image).toEqual({ url, width: 900, height: 600, alt });
  const [business] = graphOf({ cover });
  expect(business.image).toMatchObject({ url, width: 900, height: 600 });
});

test('search engines read a business with address, place, rating, prices and offers', () => {
  const [business] = graphOf();
  expect(business).toMatchObject({
    '@type': 'BeautySalon',
    '@id': '/salon/s1',
    url: '/salon/s1',
    name: 'Marigold House',
    telephone: '+91 40 5550 0101',
    address: {
      streetAddress: '4-2-118, Lake View Road, Kondapur',
      addressLocality: 'Hyderabad',
      postalCode: '500084',
      addressCountry: 'IN',
    },
    geo: { latitude: 17.46, longitude: 78.36 },
    priceRange: '₹300 - ₹2,500',
    aggregateRating: { ratingValue: 4.6, reviewCount: 31, bestRating: 5, worstRating: 1 },
  });
  expect(business.makesOffer[1]).toMatchObject({ price: '300.00', priceCurrency: 'INR' });
});

test('search engines read what the salon has, in the words of its page', () => {
  const facts = {
    serves: 'women',
    amenities: ['parking', 'ac'],
    homeService: true,
    hasFemaleSpecialist: true,
  } as const;
  const [business] = graphOf({ ...facts, amenities: [...facts.amenities] });
  expect(business.amenityFeature).toEqual(
    ['Women only', 'Female specialist', 'Comes to your home', 'AC', 'Parking'].map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  );
  expect(graphOf()[0]).not.toHaveProperty('amenityFeature');
});

test('hours stand together where they are equal; a break makes two spans, and a closed day has none', () => {
  const hours = defaultOpeningHours();
  const siesta = { ...hours.monday, breaks: [{ open: '13:00', close: '14:30' }] };
  const [business] = graphOf({
    openingHours: { ...hours, tuesday: siesta, sunday: { ...hours.sunday, closed: true } },
  });
  const spans = business.openingHoursSpecification.map(
    (span: { dayOfWeek: string[]; opens: string; closes: string }) =>
      `${span.dayOfWeek.join()} ${span.opens}-${span.closes}`,
  );
  expect(spans).toEqual([
    'Monday,Wednesday,Thursday,Friday 10:00-20:00',
    'Tuesday 10:00-13:00',
    'Tuesday 14:30-20:00',
    'Saturday 09:00-21:00',
  ]);
});

test.each([
  ['HairSalon', ['Hair Care', 'Hair Care', 'Hair Care', 'Massage', 'Skin Care']],
  ['NailSalon', ['Nail Care', 'Nail Care', 'Makeup']],
  ['DaySpa', ['Massage', 'Spa Treatment', 'Skin Care']],
  ['BeautySalon', ['Hair Care', 'Skin Care', 'Massage', 'Nail Care']],
  ['BeautySalon', []],
])('a %s is named by what it sells', (type, categories) => {
  const sold = categories.map((category) => service(category, 500));
  expect(graphOf({}, sold)[0]['@type']).toBe(type);
});

test('the way leads from home over the salons of the locality to the salon', () => {
  const [, breadcrumbs] = graphOf({ sublocality: 'Toli Chowki' });
  expect(breadcrumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
    { '@type': 'ListItem', position: 2, name: 'Salons', item: '/salons' },
    { '@type': 'ListItem', position: 3, name: 'Toli Chowki', item: '/salons?sublocality=Toli%20Chowki' },
    { '@type': 'ListItem', position: 4, name: 'Marigold House' },
  ]);
});

test("a salon's name cannot end the script that its data stands in", () => {
  const name = '</script><script>alert(1)</script>';
  expect(headOf({ name }).structuredData).not.toContain('<');
  expect(graphOf({ name })[0].name).toBe(name);
});
