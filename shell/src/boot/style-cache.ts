import createCache, { type EmotionCache } from '@emotion/cache';
import { webkitPrefixes } from './webkit-prefixes.ts';

/** Not `css`: the cache that emotion makes for itself, which nothing uses, would take over the page's styles too. */
const KEY = 'ui';

/** The page's nonce: browsers hide it from attributes and expose it as a property. */
export const nonceOf = (document: Document): string | undefined =>
  document.querySelector<HTMLElement>('[nonce]')?.nonce || undefined;

/**
 * The head, in which styles that came with the page stay where they are: emotion puts each into the head again when it
 * takes it over, and for each a browser computes the styles of the whole page anew.
 */
const keepingPlaces = (head: HTMLHeadElement): Node =>
  new Proxy(head, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'insertBefore') return value.bind(target);
      return (style: Node, before: Node | null) =>
        style.isConnected ? style : target.insertBefore(style, before);
    },
  });

/** The cache of a render on the server. */
export const createServerStyles = (): EmotionCache => {
  const styles = createCache({ key: KEY, stylisPlugins: [webkitPrefixes] });
  styles.compat = true;
  return styles;
};

/** What is styled after a pause belongs to another rendering: to a dialog that a press opens, for instance. */
const PAUSE_MS = 50;

/**
 * Gives each rendering a style sheet of its own. Where an at-rule is added to a sheet, Chromium computes the styles of
 * every element anew that the sheet has any rule for: with one sheet, of the whole page.
 */
const inSheetsByRendering = (styles: EmotionCache): EmotionCache => {
  const { sheet } = styles;
  const insert = sheet.insert.bind(sheet);
  let last = 0;
  sheet.insert = (rule) => {
    const now = performance.now();
    // Emotion begins another sheet where it has counted no rule yet.
    if (now - last > PAUSE_MS) sheet.ctr = 0;
    last = now;
    insert(rule);
  };
  return styles;
};

/** The cache of a page: takes over what came with it, and adds styles with its nonce, as its policy requires. */
export const createPageStyles = ({ head }: Document, nonce: string | undefined): EmotionCache =>
  inSheetsByRendering(
    createCache({
      key: KEY,
      stylisPlugins: [webkitPrefixes],
      container: keepingPlaces(head),
      ...(nonce ? { nonce } : {}),
    }),
  );

/** Notistack reads the nonce here, when its first style is made. */
export const announceNonce = (window: Window, nonce: string | undefined): void => {
  if (nonce) Reflect.set(window, '__nonce__', nonce);
};
