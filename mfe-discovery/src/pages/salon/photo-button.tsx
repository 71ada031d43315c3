import { ButtonBase, COVERING_FOCUS_RING, Picture } from '@sundara/web/core';
import { IllustrationMark } from '../../features/illustration-mark/illustration-mark.tsx';
import { prefetchLightbox } from '../../features/lightbox/load-lightbox.ts';
import type { Photo } from '../../features/lightbox/photo.ts';

interface Props {
  readonly photo: Photo;
  /** Its accessible name: 'Photo 2 of 9'. */
  readonly label: string;
  readonly sizes: string;
  readonly onOpen: () => void;
  /** The ratio that it is shown in. Default: the photo's own. */
  readonly ratio?: number;
  readonly fill?: boolean;
  readonly eager?: boolean;
}

/** A picture that opens large, marked if it is an illustration; the lightbox is prefetched on hover and focus. */
export const PhotoButton = ({ photo, label, sizes, onOpen, ratio = photo.ratio, fill, eager }: Props) => (
  <ButtonBase
    aria-label={photo.image.illustration ? `${label}, illustration` : label}
    onClick={onOpen}
    onPointerEnter={prefetchLightbox}
    onFocus={prefetchLightbox}
    sx={{
      display: 'block',
      position: 'relative',
      width: '100%',
      height: fill ? '100%' : 'auto',
      overflow: 'hidden',
      '& img': { transition: 'opacity 250ms ease-out, transform 400ms ease' },
      '@media (hover: hover)': { '&:hover img': { transform: 'scale(1.03)' } },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': COVERING_FOCUS_RING,
    }}
  >
    <Picture image={photo.image} ratio={ratio} sizes={sizes} fill={fill ?? false} eager={eager ?? false} />
    {photo.image.illustration && <IllustrationMark />}
  </ButtonBase>
);
