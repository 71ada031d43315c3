import {
  listSalons,
  listSublocalities,
  nextSlots,
  salonDetail,
  salonFacets,
  salonHead,
} from '@sundara/contracts/api';
import { defineDeclaration, firstData } from '@sundara/contracts/federation';
import { FIRST_FACETS, FIRST_LIST } from './src/features/filters/listing-address.ts';
import { HOME_LIST } from './src/pages/home/home.loader.ts';

export default defineDeclaration({
  id: 'discovery',
  title: 'Discovery',
  contracts: { shellApi: '^1.0.0', providerApi: '^1.1.0' },
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
  ],
  navigation: [],
  extensionPoints: {
    offers: ['discovery.booking-dialog'],
    fills: [{ point: 'shell.search', range: '^1.0.0', expose: './extensions/search' }],
  },
  operations: [listSalons.name, listSublocalities.name, salonDetail.name, salonFacets.name, nextSlots.name],
});
