import Box from '@mui/material/Box';
import type { Image } from '@sundara/contracts/api';
import { useEffect, useState } from 'react';

const WIDTHS = [320, 480, 640, 960, 1280] as const;
/** A picture that doesn't come is asked for again so often, after so long. */
const RETRIES = 2;
const RETRY_MS = 4000;

interface Props {
  readonly image: Image;
  /** Width over height, so that nothing shifts when the picture arrives. */
  readonly ratio: number;
  /** How wide it shows, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Takes the height of its cell instead of the ratio, where neighbours decide: from 600 px on. */
  readonly fill?: boolean;
  /** The first picture of a page is fetched at once, the rest when they come near. */
  readonly eager?: boolean;
}

type State = 'coming' | 'there' | 'failed';

const srcSetOf = (url: string, attempt: number): string =>
  WIDTHS.map((width) => `${url}?w=${width}${attempt > 0 ? `&try=${attempt}` : ''} ${width}w`).join(', ');

/** Whether the picture is there; a failed one is tried again, as the server draws few at a time. */
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
 * A picture at a fixed ratio over its blur-up stand-in, in the width and format that suit the screen. One that doesn't
 * come leaves the stand-in, and its text to those who listen.
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
            // The first picture of a page isn't held up by a fade.
            opacity: state === 'there' || (eager && state === 'coming') ? 1 : 0,
            transition: 'opacity 250ms ease-out',
          }}
        />
      </picture>
    </Box>
  );
};
