import { Box, Picture } from '@sundara/web/core';
import type { Photo } from './photo.ts';

const WIDEST = 1280;

interface Props {
  readonly photo: Photo;
  /** The available space on the screen, in pixels. */
  readonly rect: { readonly width: number; readonly height: number };
}

/** One photo, as large as it fits; its placeholder is shown at once. */
export const Slide = ({ photo: { image, ratio }, rect }: Props) => {
  const width = Math.round(Math.min(rect.width, rect.height * ratio, WIDEST));
  return (
    <Box
      sx={{
        width,
        borderRadius: 1,
        overflow: 'hidden',
        // A drag turns the page; it does not drag the picture.
        '& img': { pointerEvents: 'none', userSelect: 'none' },
      }}
    >
      <Picture image={image} ratio={ratio} sizes={`${width}px`} eager />
    </Box>
  );
};
