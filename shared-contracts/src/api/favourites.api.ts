import * as z from 'zod/mini';
import { envelope } from '../operation/envelope.ts';
import { operation } from '../operation/operation.ts';

const reply = envelope({ salonIds: z.array(z.string()) });
const params = z.object({ salonId: z.string().check(z.maxLength(64)) });

/** The customer's favourite salons, the latest first; each call returns the list afterwards, 500 at most. */
export const listFavourites = operation({
  name: 'favourites.list',
  summary: "The customer's favourite salons",
  method: 'GET',
  path: '/api/customer/favourites',
  access: ['customer'],
  reply,
  errors: ['FORBIDDEN'],
});

/** Adding a favourite twice changes nothing; more than 500 are refused. */
export const addFavourite = operation({
  name: 'favourites.add',
  summary: 'Keep a salon as a favourite',
  method: 'PUT',
  path: '/api/customer/favourites/:salonId',
  access: ['customer'],
  params,
  reply,
  errors: ['VALIDATION_FAILED', 'FORBIDDEN', 'NOT_FOUND'],
  rules: { '': 'An account has a limited number of favourites' },
});

/** Removing a salon that is not a favourite changes nothing. */
export const removeFavourite = operation({
  name: 'favourites.remove',
  summary: 'Let a favourite go',
  method: 'DELETE',
  path: '/api/customer/favourites/:salonId',
  access: ['customer'],
  params,
  reply,
  errors: ['FORBIDDEN'],
});
