import { Box } from '@sundara/web/core';
import { useLocation } from '@sundara/web/router';
import { type ReactNode, useEffect, useRef } from 'react';

/** The fragment of the review in the page's address: the mail that asks for a review links to it. */
export const REVIEW_ID = 'review';

/** The anchor of the review: an address with its fragment scrolls here and moves the focus, even on the first load. */
export const ReviewPlace = ({ children }: { children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the link again leads here again.
  useEffect(() => {
    if (hash !== `#${REVIEW_ID}`) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <Box ref={place} id={REVIEW_ID} tabIndex={-1} sx={{ scrollMarginTop: 88, outline: 'none' }}>
      {children}
    </Box>
  );
};
