import { webAddress } from '@sundara/contracts';
import type { Image } from '@sundara/contracts/api';
import { useLayoutEffect, useState } from 'react';
import { Box } from './box.tsx';
import { useHydrated } from './hydration/use-hydrated.ts';

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
 * load, the placeholder remains, with the text for screen readers. In the server's HTML a plain colour is behind it, as
 * placeholders would be a quarter of the page, and it shows as it arrives, also where no JavaScript runs. An address that
 * is none of the web is not taken over.
 *
 * It has no address until it is in the page: React gives up renders that something else overtakes, and Chromium keeps a
 * picture with a `srcset` that never came into the document for ever, with all that it stands in.
 */
export const Picture = ({ image, ratio, sizes, fill = false, eager = false }: Props) => {
  const [state, setState] = useState<State>('coming');
  const hydrated = useHydrated();
  const [isOfServer] = useState(!hydrated);
  const [isInPage, setIsInPage] = useState(isOfServer);
  useLayoutEffect(() => setIsInPage(true), []);
  const showsComing = eager || isOfServer;
  const url = webAddress(image.url);
  const avif = webAddress(image.avif ?? '');
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: fill ? { xs: String(ratio), sm: 'auto' } : String(ratio),
        height: fill ? { sm: '100%' } : 'auto',
        overflow: 'hidden',
        bgcolor: 'secondary.main',
      }}
      {...(!isOfServer && {
        style: { backgroundImage: `url("${image.placeholder}")`, backgroundSize: 'cover' },
      })}
    >
      <picture>
        {avif && isInPage && <source type="image/avif" srcSet={srcSetOf(avif)} sizes={sizes} />}
        <Box
          component="img"
          ref={(element: HTMLImageElement | null) => {
            // It may have come, or failed, before React was there to hear of it.
            if (isInPage && element?.complete && state === 'coming')
              setState(element.naturalWidth > 0 ? 'there' : 'failed');
          }}
          {...(url && isInPage && { src: `${url}?w=640`, srcSet: srcSetOf(url) })}
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
            opacity: state === 'there' || (showsComing && state === 'coming') ? 1 : 0,
            transition: 'opacity 250ms ease-out',
          }}
        />
      </picture>
    </Box>
  );
};
