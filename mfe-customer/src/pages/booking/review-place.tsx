import { Box } from '@sundara/web/core';
import { useLocation } from '@sundara/web/router';
import { type ReactNode, useEffect, useRef } from 'react';

/** Where the review stands in the page's address: a mail that asks for one leads to it. */
export const REVIEW_ID = 'review';

/** The place of the review: an address that names it leads here, with the focus, also when the page has just come. */
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
