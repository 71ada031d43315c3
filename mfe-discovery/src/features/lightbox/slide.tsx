import { Box, Picture } from '@sundara/web/core';
import type { Photo } from './photo.ts';

const WIDEST = 1280;

interface Props {
  readonly photo: Photo;
  /** The room on the screen, in pixels. */
  readonly rect: { readonly width: number; readonly height: number };
}

/** One photo, as large as it fits; its stand-in is there at once. */
export const Slide = ({ photo: { image, ratio }, rect }: Props) => {
  const width = Math.round(Math.min(rect.width, rect.height * ratio, WIDEST));
  return (
    <Box
      sx={{
        width,
        borderRadius: 1,
        overflow: 'hidden',
        // A drag turns the page, it does not take the picture along.
        '& img': { pointerEvents: 'none', userSelect: 'none' },
      }}
    >
      <Picture image={image} ratio={ratio} sizes={`${width}px`} eager />
    </Box>
  );
};
