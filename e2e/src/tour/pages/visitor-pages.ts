import type { Page } from 'playwright-core';
import { ask } from '../../ask.ts';
import type { TourPage } from '../tour-page.ts';
import { dialog, section } from './sights.ts';

const firstSalonId = async (url: string): Promise<string> => {
  const { text } = await ask(`${url}/api/public/salons?limit=1`);
  return JSON.parse(text).salons[0].id;
};

const signIn = dialog('Sign in to Sundara');
const noSalons = (page: Page) => page.getByText(/^No salons found/);

/** The pages that anybody may open. */
export const VISITOR_PAGES: readonly TourPage[] = [
  { route: '/', shows: section('Salons by locality') },
  { route: '/salons', shows: 'Salons in Hyderabad' },
  { route: '/salons', address: '/salons?q=qwxyzqwxyzqwxyz', shows: noSalons },
  {
    route: '/salon/:id',
    address: async (url) => `/salon/${await firstSalonId(url)}`,
    shows: section('Policies'),
  },
  { route: '/about', shows: 'About Sundara' },
  {
    route: '/customer/store',
    address: async (url) => `/customer/store?id=${await firstSalonId(url)}`,
    shows: section('Policies'),
  },
  { route: '/contact', shows: 'Contact us' },
  { route: '/list-your-business', shows: 'List your business' },
  { route: '/terms', shows: 'Terms of Use' },
  { route: '/privacy', shows: 'Privacy' },
  { route: '/cancellation-refund', shows: 'Cancellation & Refund' },
  { route: '/shipping-delivery', shows: 'Shipping & Delivery' },
  { route: '*', address: '/leads-nowhere', shows: '404 - Page Not Found' },
  { route: '/forgot-password', shows: 'Forgot your password?' },
  { route: '/reset-password/:token', address: '/reset-password/unknown', shows: 'Choose a new password' },
  { route: '/sign-in-link/:token', address: '/sign-in-link/unknown', shows: 'Sign in by your link' },
  { route: '/confirm-email/:token', address: '/confirm-email/unknown', shows: 'Confirm your e-mail' },
  { route: '/login', shows: signIn },
  { route: '/register', shows: dialog('Create New Account') },
  // A visitor who isn't signed in is asked to sign in, over the home page.
  { route: '*', address: '/dashboard', shows: signIn },
];
