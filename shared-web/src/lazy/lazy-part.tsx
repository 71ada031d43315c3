import { Box, Button, NEEDS_SCRIPT, PartBoundary, Skeleton, Typography } from '@sundara/web/core';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useChunk } from './use-chunk.ts';

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
  const [come, again] = useChunk(load, near);

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

  return (
    <Box ref={place} sx={[{ position: 'relative', ...room }, NEEDS_SCRIPT]}>
      {come === undefined && (
        <Skeleton
          variant="rectangular"
          role="status"
          aria-label={`The ${title} is loading`}
          sx={{ position: 'absolute', inset: 0, height: 'auto' }}
        />
      )}
      {come === 'lost' && (
        <Lost onRetry={again}>
          The {title} could not be loaded. {without}
        </Lost>
      )}
      {typeof come === 'object' && (
        <PartBoundary title={`The ${title}`} onRetry={again}>
          <come.Component {...props} />
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
