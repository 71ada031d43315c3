/** The gateway's checkout. Small, and of two remotes only: each brings its own copy instead of one more file to fetch. */
export {
  type CheckoutConstructor,
  type CheckoutOptions,
  loadCheckout,
  openCheckoutWindow,
  type WindowEnd,
} from './checkout.ts';
