import { chunk } from '@sundara/web/lazy';

/** Fetches the lightbox's chunk. */
export const loadLightbox = chunk(async () => {
  const { PhotoLightbox } = await import(/* webpackChunkName: "lightbox" */ './lightbox.tsx');
  return PhotoLightbox;
});

/** Prefetches it when a photo is about to be opened; a failure is reported on opening. */
export const prefetchLightbox = (): void => {
  loadLightbox().catch(() => {});
};
