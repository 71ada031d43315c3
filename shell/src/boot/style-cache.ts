import createCache, { type EmotionCache } from '@emotion/cache';
import { webkitPrefixes } from './webkit-prefixes.ts';

/** The page's nonce: browsers hide it from attributes and expose it as a property. */
export const nonceOf = (document: Document): string | undefined =>
  document.querySelector<HTMLElement>('[nonce]')?.nonce || undefined;

/** Styles are added with the page's nonce, as its security policy requires. */
export const createStyleCache = (nonce: string | undefined): EmotionCache =>
  createCache({ key: 'css', stylisPlugins: [webkitPrefixes], ...(nonce ? { nonce } : {}) });

/** Notistack reads the nonce here, when its first style is made. */
export const announceNonce = (window: Window, nonce: string | undefined): void => {
  if (nonce) Reflect.set(window, '__nonce__', nonce);
};
