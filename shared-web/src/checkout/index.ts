/**
 * The gateway's checkout. Small, and used by two remotes only: each bundles its own copy instead of fetching one more
 * file.
 */
export {
  type CheckoutConstructor,
  type CheckoutOptions,
  loadCheckout,
  OPEN_LIMIT_MS,
  openCheckoutWindow,
  type WindowEnd,
} from './checkout.ts';
