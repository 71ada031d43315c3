import { Box, Button, NEEDS_SCRIPT, PartBoundary, Skeleton, Typography } from '@sundara/web/core';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

/** How far before it scrolls into view a part is fetched. */
const AHEAD = '400px';

interface Room {
  readonly height?: object;
  readonly minHeight?: object | number;
  readonly borderRadius?: number;
  /** Whether the content is clipped at the edges of its space. */
  readonly overflow?: 'hidden';
}

interface Props<P extends object> {
  /** Fetches the component. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** The part's name in the loading and error messages: 'map'. */
  readonly title: string;
  /** What is available without it: 'The list has the same salons.' */
  readonly without: string;
  /** The space that is reserved for it. */
  readonly room: Room;
  /** Whether to fetch it as soon as it is rendered. Default: when it is nearly in view. */
  readonly early?: boolean;
}

/**
 * A part in a chunk of its own. Its space is reserved from the start; if it can't be fetched, Retry fetches it again.
 * Without JavaScript it is left out.
 */
export const LazyPart = <P extends object>({
  load,
  props,
  title,
  without,
  room,
  early = false,
}: Props<P>) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(early);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<P> } | 'loading' | 'lost'>('loading');

  useEffect(() => {
    if (near) return;
    if (!place.current || typeof IntersectionObserver === 'undefined') return setNear(true);
    const seen = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    );
    seen.observe(place.current);
    return () => seen.disconnect();
  }, [near]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again.
  useEffect(() => {
    if (!near) return;
    let current = true;
    setLoaded('loading');
    load().then(
      (Part) => current && setLoaded({ Part }),
      () => current && setLoaded('lost'),
    );
    return () => {
      current = false;
    };
  }, [near, attempt, load]);

  const again = () => setAttempt((count) => count + 1);
  return (
    <Box ref={place} sx={[{ position: 'relative', ...room }, NEEDS_SCRIPT]}>
      {loaded === 'loading' && (
        <Skeleton
          variant="rectangular"
          role="status"
          aria-label={`The ${title} is loading`}
          sx={{ position: 'absolute', inset: 0, height: 'auto' }}
        />
      )}
      {loaded === 'lost' && (
        <Lost onRetry={again}>
          The {title} could not be loaded. {without}
        </Lost>
      )}
      {typeof loaded === 'object' && (
        <PartBoundary title={`The ${title}`} onRetry={again}>
          <loaded.Part {...props} />
        </PartBoundary>
      )}
    </Box>
  );
};

const Lost = ({ children, onRetry }: { children: ReactNode; onRetry: () => void }) => (
  <Box
    role="alert"
    sx={{
      height: '100%',
      minHeight: 'inherit',
      p: 3,
      display: 'grid',
      gap: 2,
      placeContent: 'center',
      justifyItems: 'center',
      textAlign: 'center',
      bgcolor: 'secondary.main',
      color: 'secondary.contrastText',
    }}
  >
    <Typography sx={{ maxWidth: '36ch' }}>{children}</Typography>
    <Button variant="outlined" onClick={onRetry}>
      Retry
    </Button>
  </Box>
);
