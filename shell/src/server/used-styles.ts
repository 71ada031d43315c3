import type { EmotionCache } from '@emotion/cache';
import type { RenderedStyle } from '@sundara/contracts/federation';

const KEYFRAMES = /^@(-webkit-)?keyframes/;

/**
 * The styles that a render has put into a cache. Those of components are one, which the browser's cache takes over by
 * their names; each global one is its own, as the component that made it looks for it by name.
 */
export const usedStyles = ({ key, inserted, registered }: EmotionCache): readonly RenderedStyle[] => {
  const all = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  );
  const isGlobal = ({ name, css }: (typeof all)[number]) =>
    registered[`${key}-${name}`] === undefined && !KEYFRAMES.test(css);
  const own = all.filter((style) => !isGlobal(style));
  return [
    ...all.filter(isGlobal).map(({ name, css }) => ({ names: `${key}-global ${name}`, css })),
    { names: [key, ...own.map(({ name }) => name)].join(' '), css: own.map(({ css }) => css).join('') },
  ];
};
