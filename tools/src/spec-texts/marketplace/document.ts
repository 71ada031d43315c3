import type { SpecDocument } from '../shown.ts';
import { booking } from './booking.ts';
import { bookingChange } from './booking-change.ts';
import { customer } from './customer.ts';
import { discovery } from './discovery.ts';
import { header } from './header.ts';
import { signIn } from './sign-in.ts';

export const marketplace: SpecDocument = {
  file: '1-marketplace.md',
  shown: [...header, ...signIn, ...discovery, ...booking, ...customer, ...bookingChange],
  exceptions: [],
};
