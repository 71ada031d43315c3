import type { ComponentType } from 'react';
import type { LightboxProps } from './lightbox.tsx';

/** What shows photos over the page comes in a chunk of its own; a call after a failure fetches it anew. */
export const loadLightbox = async (): Promise<ComponentType<LightboxProps>> => {
  const { PhotoLightbox } = await import(/* webpackChunkName: "lightbox" */ './lightbox.tsx');
  return PhotoLightbox;
};

/** Fetches it ahead, when somebody is about to look; a failure shows when it is wanted. */
export const prefetchLightbox = (): void => {
  loadLightbox().catch(() => {});
};
