import Box from '@mui/material/Box';
import type { Image } from '@sundara/contracts/api';
import { useState } from 'react';

/** The widths of illustrations, in pixels; of uploads 960 answers 1280. */
const WIDTHS = [320, 640, 960, 1280] as const;

interface Props {
  readonly image: Image;
  /** Width over height, so that nothing shifts when the picture arrives. */
  readonly ratio: number;
  /** The width at which it is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** From 600 px on, takes the height of its grid cell instead of the ratio. */
  readonly fill?: boolean;
  /** Loads at once, for the first picture of a page; others load when they come near the viewport. */
  readonly eager?: boolean;
}

type State = 'coming' | 'there' | 'failed';

const srcSetOf = (url: string): string => WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ');

/**
 * A picture at a fixed ratio over its blurred placeholder, in the width and format that suit the screen. If it fails to
 * load, the placeholder remains, with the text for screen readers.
 */
export const Picture = ({ image, ratio, sizes, fill = false, eager = false }: Props) => {
  const [state, setState] = useState<State>('coming');
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: fill ? { xs: String(ratio), sm: 'auto' } : String(ratio),
        height: fill ? { sm: '100%' } : 'auto',
        overflow: 'hidden',
        bgcolor: 'secondary.main',
      }}
      style={{ backgroundImage: `url("${image.placeholder}")`, backgroundSize: 'cover' }}
    >
      <picture>
        {image.avif && <source type="image/avif" srcSet={srcSetOf(image.avif)} sizes={sizes} />}
        <Box
          component="img"
          ref={(element: HTMLImageElement | null) => {
            if (element?.complete && element.naturalWidth > 0) setState('there');
          }}
          src={`${image.url}?w=640`}
          srcSet={srcSetOf(image.url)}
          sizes={sizes}
          alt={image.alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setState('there')}
          onError={() => setState('failed')}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            // The first picture of a page isn't delayed by a fade.
            opacity: state === 'there' || (eager && state === 'coming') ? 1 : 0,
            transition: 'opacity 250ms ease-out',
          }}
        />
      </picture>
    </Box>
  );
};
