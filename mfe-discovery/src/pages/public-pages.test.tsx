/** @jest-environment ./tools/src/jest/hydration-environment.ts */
import { answered, fakeProvider, fakeShell, hydrate, routePage } from '@sundara/web/testing';
import { aSalon, aServiceHit } from '../testing/salon.builder.ts';
import { anImage, aReview, aSalonDetail, aService } from '../testing/salon-detail.builder.ts';

const SALONS = Array.from({ length: 30 }, (_, at) =>
  aSalon({ id: `s${at}`, name: `Salon ${at}`, specialties: ['Hair', 'Spa', 'Nails', 'Skin'] }),
);
const list = (page: number, limit: number) =>
  answered({
    salons: SALONS.slice(0, limit),
    services: [aServiceHit(), aServiceHit({ id: 'v2', discountPercent: 0 })],
    localities: [],
    specialties: [],
    countIsCapped: false,
    pagination: { totalCount: 300, totalPages: 25, currentPage: page, page, limit, total: 300, pages: 25 },
  });
const NAMES = ['Kondapur', 'Madhapur', 'Uppal'];

const FACETS = {
  rating: [{ value: '4.5', count: 3 }],
  priceRange: [{ value: '₹₹', count: 7 }],
  specialty: [{ value: 'Hair', count: 64 }],
  sublocality: [{ value: 'Madhapur', count: 5 }],
};

const SALON = aSalonDetail({
  id: 's1',
  ownerName: 'Asha',
  ownerPhoto: anImage('owner'),
  galleryImages: ['a', 'b', 'c', 'd', 'e'].map(anImage),
  workImages: ['f', 'g'].map((name) => ({ ...anImage(name), title: `Work ${name}` })),
  teamMembers: [{ id: 't1', name: 'Ravi', specialization: 'Hair', photo: anImage('ravi') }],
  reviewList: [aReview(0), aReview(1, { reply: { text: 'Thank you', date: '2026-11-02T10:00:00+05:30' } })],
  services: [aService(), aService({ id: 'v2', category: 'Skin Care', price: 800, basePrice: 1000 })],
});

const shellOf = () => {
  const { http } = fakeProvider({
    'salons.list': [list(2, 12)],
    'salons.facets': [answered({ facets: FACETS })],
    'salons.sublocalities': [
      answered({
        sublocalities: NAMES,
        localities: NAMES.map((name) => ({
          name,
          telugu: 'కొండాపూర్',
          salons: 3,
          latitude: 17.4,
          longitude: 78.4,
        })),
      }),
    ],
    'salons.nextSlots': [answered({ nextSlots: [] })],
    'salons.detail': [answered({ salon: SALON })],
  });
  return fakeShell({ http }, { status: 'loading' });
};

const home = async () => ({
  Component: (await import('./home/home.page.tsx')).HomePage,
  loader: (await import('./home/home.loader.ts')).loadHome,
});
const listing = async () => ({
  Component: (await import('./listing/listing.page.tsx')).ListingPage,
  loader: (await import('./listing/listing.loader.ts')).loadListing,
});
const salon = async () => ({
  Component: (await import('./salon/salon.page.tsx')).SalonPage,
  loader: (await import('./salon/salon.loader.ts')).loadSalon,
});
const store = async () => ({
  Component: (await import('./salon/salon.page.tsx')).SalonPage,
  loader: (await import('./salon/salon.loader.ts')).loadStore,
});

const PAGES: readonly (readonly [string, Parameters<typeof routePage>[0], string?])[] = [
  ['/', home],
  ['/?location=Kondapur', home],
  ['/salons', listing],
  ['/salons?page=2&specialty=Hair&q=spa&near=Madhapur&sort=distance', listing],
  ['/salons?view=map', listing],
  ['/salons?view=list', listing],
  ['/salon/s1', salon, '/salon/:id'],
  ['/salon/s1?booking=time#reviews', salon, '/salon/:id'],
  ['/customer/store?id=s1', store],
  ['/about', async () => ({ Component: (await import('./about/about.page.tsx')).AboutPage })],
  ['/contact', async () => ({ Component: (await import('./contact/contact.page.tsx')).ContactPage })],
  ['/terms', async () => ({ Component: (await import('./policies/terms.page.tsx')).TermsPage })],
  ['/privacy', async () => ({ Component: (await import('./policies/privacy.page.tsx')).PrivacyPage })],
  [
    '/cancellation-refund',
    async () => ({
      Component: (await import('./policies/cancellation-refund.page.tsx')).CancellationRefundPage,
    }),
  ],
  [
    '/shipping-delivery',
    async () => ({ Component: (await import('./policies/shipping-delivery.page.tsx')).ShippingDeliveryPage }),
  ],
];

/** What this browser has stored on earlier visits. */
const fillStorage = () => {
  sessionStorage.setItem('home', JSON.stringify({ key: 'default', text: 'Salon 1', shown: 48 }));
  sessionStorage.setItem(
    'contact-draft',
    JSON.stringify({ name: 'Asha', email: 'a@b.test', phone: '', subject: '', message: 'Hello' }),
  );
  sessionStorage.setItem(
    'basket:s1',
    JSON.stringify({ state: { serviceIds: ['v1'] }, version: 1, at: Date.now() }),
  );
  localStorage.setItem('last-salon', 's7');
};

const at = (address: string, width: number) => {
  const [, load, pattern] = PAGES.find(([path]) => path === address) ?? ['', home];
  return hydrate({
    address,
    width,
    pageOf: routePage(load, shellOf, pattern ?? address.split('?')[0] ?? address),
    before: fillStorage,
  });
};

describe.each([360, 1280])('at %i px', (width) => {
  test.each(PAGES.map(([address]) => address))('%s is hydrated in place', async (address) => {
    const { html, faults, keepsHeading } = await at(address, width);
    expect({ faults, keepsHeading }).toEqual({ faults: [], keepsHeading: true });
    expect(html).toContain('<h1');
  });
});
