import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface CheckoutAsset {
  type: string;
  cacheControl: string;
  content: Buffer;
}

/** The drop-in for `window.Razorpay`, served as `/sandbox/checkout.js`. */
export const CHECKOUT_SCRIPT = 'checkout.js';

const PAGE_FILES = [
  CHECKOUT_SCRIPT,
  'card-input.js',
  'dialog-keys.js',
  'kept-upi-id.js',
  'parent-window.js',
  'payment-page.js',
  'payment-steps.js',
  'payment-page.css',
];

/** The site's two typefaces; the extended Latin part of Figtree contains the rupee sign. */
const FONT_FILES = {
  'figtree.woff2': '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  'figtree-rupee.woff2': '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  'fraunces.woff2': '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2',
};

/** The files of the payment page by name, read once. */
export const checkoutAssets = (): Map<string, CheckoutAsset> => {
  const assets = new Map<string, CheckoutAsset>();
  for (const name of PAGE_FILES) {
    assets.set(name, {
      type: name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      // The name has no fingerprint, so a browser must revalidate each time.
      cacheControl: 'no-cache',
      content: readFileSync(new URL(`./browser/${name}`, import.meta.url)),
    });
  }
  const require = createRequire(import.meta.url);
  for (const [name, path] of Object.entries(FONT_FILES)) {
    assets.set(name, {
      type: 'font/woff2',
      cacheControl: 'public, max-age=86400',
      content: readFileSync(require.resolve(path)),
    });
  }
  return assets;
};
