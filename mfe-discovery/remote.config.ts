import {
  addFavourite,
  listFavourites,
  listSalons,
  listSublocalities,
  nextServiceSlots,
  nextSlots,
  removeFavourite,
  salonDetail,
  salonFacets,
  salonHead,
  salonReviews,
  sendContactMessage,
} from '@sundara/contracts/api';
import { defineDeclaration, firstData } from '@sundara/contracts/federation';
import { FIRST_FACETS, FIRST_LIST } from './src/features/filters/listing-address.ts';
import { HOME_LIST } from './src/pages/home/home.loader.ts';

export default defineDeclaration({
  id: 'discovery',
  title: 'Discovery',
  contracts: { shellApi: '^1.0.0', providerApi: '^2.0.0' },
  routes: [
    {
      path: '/',
      expose: './routes/home',
      access: 'public',
      title: 'Book beauty and wellness salons in Hyderabad',
      description:
        'Find top-rated salons and spas in Hyderabad, see real free times and the whole price, and book online.',
      skeleton: 'cards',
      firstData: [
        firstData(listSalons, { query: { ...HOME_LIST, sublocality: '?location' } }),
        firstData(listSublocalities),
      ],
    },
    {
      path: '/salons',
      expose: './routes/listing',
      access: 'public',
      title: 'Salons in Hyderabad',
      description:
        'Compare salons and spas in Hyderabad by rating, price, specialty, locality and next free time, on a list and on a map.',
      skeleton: 'listing',
      firstData: [
        firstData(listSalons, { query: FIRST_LIST }),
        firstData(listSublocalities),
        firstData(salonFacets, { query: FIRST_FACETS }),
      ],
      canonicalQuery: ['specialty', 'sublocality', 'page'],
    },
    {
      path: '/salon/:id',
      expose: './routes/salon',
      access: 'public',
      title: 'Salon',
      skeleton: 'detail',
      firstData: [firstData(salonDetail, { params: { id: ':id' } })],
      head: firstData(salonHead, { params: { id: ':id' } }),
    },
    {
      path: '/customer/store',
      expose: './routes/store',
      access: 'public',
      title: 'Salon',
      skeleton: 'detail',
      firstData: [firstData(salonDetail, { params: { id: '?id' } })],
      head: firstData(salonHead, { params: { id: '?id' } }),
    },
    {
      path: '/about',
      expose: './routes/about',
      access: 'public',
      title: 'About us',
      description:
        'Why Sundara was made, what it stands for, and who is behind it: Hyderabad’s marketplace for salons and spas.',
      skeleton: 'text',
      footer: true,
    },
    {
      path: '/contact',
      expose: './routes/contact',
      access: 'public',
      title: 'Contact us',
      description:
        'Write to Sundara in Hyderabad, call us or send an e-mail: Monday to Friday, 9:00 AM to 6:00 PM.',
      skeleton: 'form',
      footer: true,
    },
    {
      path: '/terms',
      expose: './routes/terms',
      access: 'public',
      title: 'Terms of Use',
      description:
        'What you can expect of Sundara and what it expects of you: accounts, bookings, prices, reviews.',
      skeleton: 'text',
      footer: true,
    },
    {
      path: '/privacy',
      expose: './routes/privacy',
      access: 'public',
      title: 'Privacy',
      description:
        'What Sundara knows of you, what it is for, who sees it, how long it is kept, and your rights.',
      skeleton: 'text',
      footer: true,
    },
    {
      path: '/cancellation-refund',
      expose: './routes/cancellation-refund',
      access: 'public',
      title: 'Cancellation & Refund',
      description:
        'Cancel 24 hours or more before your visit for a full refund. All rules of cancelling, moving and refunds.',
      skeleton: 'text',
      footer: true,
    },
    {
      path: '/shipping-delivery',
      expose: './routes/shipping-delivery',
      access: 'public',
      title: 'Shipping & Delivery',
      description: 'Delivery times and charges for products of partner salons, which are not offered yet.',
      skeleton: 'text',
      footer: true,
    },
  ],
  navigation: [
    { placement: 'header', label: 'About', to: '/about', order: 10 },
    { placement: 'header', label: 'Contact', to: '/contact', order: 20 },
    { placement: 'footer', label: 'About', to: '/about', order: 10 },
    { placement: 'footer', label: 'Contact', to: '/contact', order: 20 },
    { placement: 'footer', label: 'Salons', to: '/salons', order: 30 },
    { placement: 'footer', label: 'Terms', to: '/terms', order: 40 },
    { placement: 'footer', label: 'Privacy', to: '/privacy', order: 50 },
    { placement: 'footer', label: 'Cancellation & Refund', to: '/cancellation-refund', order: 60 },
    { placement: 'footer', label: 'Shipping & Delivery', to: '/shipping-delivery', order: 70 },
  ],
  extensionPoints: {
    offers: ['discovery.booking-dialog'],
    fills: [{ point: 'shell.search', range: '^1.0.0', expose: './extensions/search' }],
  },
  operations: [
    sendContactMessage.name,
    listSalons.name,
    listSublocalities.name,
    salonDetail.name,
    salonFacets.name,
    nextServiceSlots.name,
    nextSlots.name,
    salonReviews.name,
    listFavourites.name,
    addFavourite.name,
    removeFavourite.name,
  ],
});
