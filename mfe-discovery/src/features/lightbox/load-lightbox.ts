import type { ComponentType } from 'react';
import type { LightboxProps } from './lightbox.tsx';

/** Fetches the lightbox, which has its own chunk; a call after a failure fetches it again. */
export const loadLightbox = async (): Promise<ComponentType<LightboxProps>> => {
  const { PhotoLightbox } = await import(/* webpackChunkName: "lightbox" */ './lightbox.tsx');
  return PhotoLightbox;
};

/** Prefetches it when a photo is about to be opened; a failure is reported on opening. */
export const prefetchLightbox = (): void => {
  loadLightbox().catch(() => {});
};
