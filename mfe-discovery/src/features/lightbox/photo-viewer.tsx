import { useShell } from '@sundara/web/core';
import { type Chunk, useChunk } from '@sundara/web/lazy';
import { useEffect, useEffectEvent } from 'react';
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
  readonly load?: Chunk<LightboxProps>;
}

/** Shows the opened photos. A failed fetch is reported in a toast, and the page stays as it is. */
export const PhotoViewer = ({ looking: { look, close }, sets, title, load = loadLightbox }: Props) => {
  const { notify } = useShell();
  const photos = look && sets[look.set];
  const wanted = photos !== undefined && photos.length > 0;
  const [come] = useChunk(load, wanted);
  const giveUp = useEffectEvent(() => {
    notify.error('The photos could not be opened. Please try again.');
    close();
  });
  useEffect(() => {
    if (come === 'lost') giveUp();
  }, [come]);

  if (!look || !wanted) return null;
  if (!come || come === 'lost') return <LoadingPanel>Opening the photos…</LoadingPanel>;
  return <come.Component photos={photos} at={look.at} title={title} onClose={close} />;
};
