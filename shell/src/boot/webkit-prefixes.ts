import type { StylisPlugin } from '@emotion/cache';

/** What the oldest browsers that we build for (`rspack.base.ts`) know by their own prefix only. */
const PREFIXED: ReadonlySet<unknown> = new Set([
  'backdrop-filter',
  'box-decoration-break',
  'hyphens',
  'mask',
  'mask-image',
  'mask-position',
  'mask-repeat',
  'mask-size',
  'print-color-adjust',
  'user-select',
]);

/**
 * Prefixes these properties alone. Emotion's own prefixer is made for browsers of 2015, and a quarter of a page's styles
 * were its prefixes.
 */
export const webkitPrefixes: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.return || !PREFIXED.has(element.props)) return;
  element.return = `-webkit-${element.value}${element.value}`;
};
