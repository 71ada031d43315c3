import Box from '@mui/material/Box';
import type { Image } from '@sundara/contracts/api';
import { useEffect, useState } from 'react';

const WIDTHS = [320, 480, 640, 960, 1280] as const;
/** Retries of a picture that fails to load, and the pause before each, in milliseconds. */
const RETRIES = 2;
const RETRY_MS = 4000;

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

const srcSetOf = (url: string, attempt: number): string =>
  WIDTHS.map((width) => `${url}?w=${width}${attempt > 0 ? `&try=${attempt}` : ''} ${width}w`).join(', ');

/** The loading state of a picture; a failed one is retried, because the server draws only a few at a time. */
const usePictureState = (url: string) => {
  const [state, setState] = useState<State>('coming');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another picture.
  useEffect(() => setAttempt(0), [url]);
  useEffect(() => {
    if (state !== 'failed' || attempt >= RETRIES) return;
    const timer = setTimeout(() => {
      setAttempt(attempt + 1);
      setState('coming');
    }, RETRY_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);
  return { state, setState, attempt };
};

/**
 * A picture at a fixed ratio over its blurred placeholder, in the width and format that suit the screen. If it fails to
 * load, the placeholder remains, with the text for screen readers.
 */
export const Picture = ({ image, ratio, sizes, fill = false, eager = false }: Props) => {
  const { state, setState, attempt } = usePictureState(image.url);
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
        {image.avif && <source type="image/avif" srcSet={srcSetOf(image.avif, attempt)} sizes={sizes} />}
        <Box
          component="img"
          ref={(element: HTMLImageElement | null) => {
            if (element?.complete && element.naturalWidth > 0) setState('there');
          }}
          src={`${image.url}?w=640`}
          srcSet={srcSetOf(image.url, attempt)}
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
