import { useShell } from '@sundara/web/core';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { LoadingPanel } from '../booking/panel.tsx';
import type { LightboxProps } from './lightbox.tsx';
import { loadLightbox } from './load-lightbox.ts';
import type { Photo } from './photo.ts';
import type { Looking } from './use-look.ts';

interface Props {
  readonly looking: Looking;
  /** The photos of the page, by the name of their set. */
  readonly sets: Readonly<Record<string, readonly Photo[]>>;
  readonly title: string;
  /** Fetches the lightbox. Default: its chunk. */
  readonly load?: () => Promise<ComponentType<LightboxProps>>;
}

/** Shows the opened photos. A failed fetch is reported in a toast, and the page stays as it is. */
export const PhotoViewer = ({ looking: { look, close }, sets, title, load = loadLightbox }: Props) => {
  const { notify } = useShell();
  const [Lightbox, setLightbox] = useState<{ readonly component: ComponentType<LightboxProps> }>();
  const photos = look && sets[look.set];
  const wanted = photos !== undefined && photos.length > 0;
  const giveUp = useRef(close);
  useEffect(() => {
    giveUp.current = close;
  }, [close]);

  useEffect(() => {
    if (!wanted || Lightbox) return;
    let current = true;
    load().then(
      (component) => current && setLightbox({ component }),
      () => {
        if (!current) return;
        notify.error('The photos could not be opened. Please try again.');
        giveUp.current();
      },
    );
    return () => {
      current = false;
    };
  }, [wanted, Lightbox, load, notify]);

  if (!look || !wanted) return null;
  if (!Lightbox) return <LoadingPanel>Opening the photos…</LoadingPanel>;
  return <Lightbox.component photos={photos} at={look.at} title={title} onClose={close} />;
};
