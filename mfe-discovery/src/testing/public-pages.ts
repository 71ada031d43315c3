import { answered, fakeProvider, fakeShell, refused, routePage } from '@sundara/web/testing';
import { aSalon, aServiceHit } from './salon.builder.ts';
import { anImage, aReview, aSalonDetail, aService } from './salon-detail.builder.ts';

const SALONS = Array.from({ length: 26 }, (_, at) =>
  aSalon({ id: `s${at}`, name: `Salon ${at}`, specialties: ['Hair', 'Spa', 'Nails', 'Skin'] }),
);
const list = (page: number, limit: number) =>
  answered({
    salons: SALONS,
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

/** A shell on either side: its provider answers whatever public pages ask for, its session is not known yet. */
export const shellOf = (detail = answered({ salon: SALON })) => {
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
    'services.nextSlots': [answered({ nextSlots: [] })],
    'salons.detail': [detail],
  });
  return fakeShell({ http }, { status: 'loading' });
};

const home = async () => ({
  Component: (await import('../pages/home/home.page.tsx')).HomePage,
  loader: (await import('../pages/home/home.loader.ts')).loadHome,
});
const listing = async () => ({
  Component: (await import('../pages/listing/listing.page.tsx')).ListingPage,
  loader: (await import('../pages/listing/listing.loader.ts')).loadListing,
});
const salon = async () => ({
  Component: (await import('../pages/salon/salon.page.tsx')).SalonPage,
  loader: (await import('../pages/salon/salon.loader.ts')).loadSalon,
});
const store = async () => ({
  Component: (await import('../pages/salon/salon.page.tsx')).SalonPage,
  loader: (await import('../pages/salon/salon.loader.ts')).loadStore,
});

const about = async () => ({ Component: (await import('../pages/about/about.page.tsx')).AboutPage });
const contact = async () => ({ Component: (await import('../pages/contact/contact.page.tsx')).ContactPage });
const apply = async () => ({
  Component: (await import('../pages/list-your-business/list-your-business.page.tsx')).ListYourBusinessPage,
  loader: (await import('../pages/list-your-business/list-your-business.loader.ts')).loadLocalities,
});
const terms = async () => ({ Component: (await import('../pages/policies/terms.page.tsx')).TermsPage });
const privacy = async () => ({ Component: (await import('../pages/policies/privacy.page.tsx')).PrivacyPage });
const cancellation = async () => ({
  Component: (await import('../pages/policies/cancellation-refund.page.tsx')).CancellationRefundPage,
});
const shipping = async () => ({
  Component: (await import('../pages/policies/shipping-delivery.page.tsx')).ShippingDeliveryPage,
});

const pageAt = (
  address: string,
  load: Parameters<typeof routePage>[0],
  pattern = address.split(/[?#]/)[0],
  shell = shellOf,
) => ({
  address,
  pageOf: routePage(load, shell, pattern ?? address),
});

/** Every public page, some with what an address may say besides. */
export const PUBLIC_PAGES = [
  pageAt('/', home),
  pageAt('/?location=Kondapur', home),
  pageAt('/salons', listing),
  pageAt('/salons?page=2&specialty=Hair&q=spa&near=Madhapur&sort=distance', listing),
  pageAt('/salons?view=map', listing),
  pageAt('/salons?view=list', listing),
  pageAt('/salon/s1', salon, '/salon/:id'),
  pageAt('/salon/s1?booking=time#reviews', salon, '/salon/:id'),
  pageAt('/salon/gone', salon, '/salon/:id', () => shellOf(refused('NOT_FOUND'))),
  pageAt('/customer/store?id=s1', store),
  pageAt('/about', about),
  pageAt('/contact', contact),
  pageAt('/list-your-business', apply),
  pageAt('/terms', terms),
  pageAt('/privacy', privacy),
  pageAt('/cancellation-refund', cancellation),
  pageAt('/shipping-delivery', shipping),
];
