/** The gateway's checkout. Small, and of two remotes only: each brings its own copy instead of one more file to fetch. */
export {
  type CheckoutConstructor,
  type CheckoutOptions,
  loadCheckout,
  OPEN_LIMIT_MS,
  openCheckoutWindow,
  type WindowEnd,
} from './checkout.ts';
