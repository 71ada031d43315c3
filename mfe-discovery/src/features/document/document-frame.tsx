import { formatDate, instantAt } from '@sundara/contracts';
import { Box, Container, Typography } from '@sundara/web/core';
import { type ReactNode, useEffect } from 'react';
import { PageHead } from '../page-head/page-head.tsx';
import { ContentsBeside, type ContentsEntry, ContentsFolded } from './contents.tsx';
import { useSectionInView } from './use-section-in-view.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** The day of the last change, '2026-11-21'; a page without rules has none. */
  readonly changed?: string;
  readonly sections: readonly ContentsEntry[];
  readonly children: ReactNode;
}

/** A text page: its title, what it is about, a table of contents, and its sections. */
export const DocumentFrame = ({ title, lead, changed, sections, children }: Props) => {
  const current = useSectionInView(sections.map(({ id }) => id));
  // The browser looks for the address's section before the page is rendered, and finds none.
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
  return (
    // A text's column stays narrow, so that a wider page would stand at one side of a wide window.
    <Container maxWidth={false} sx={{ maxWidth: 1200, py: { xs: 4, md: 7 } }}>
      <PageHead title={title} lead={lead}>
        {changed && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            Last changed on <time dateTime={changed}>{formatDate(instantAt(changed, '12:00'))}</time>
          </Typography>
        )}
      </PageHead>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 46rem)' },
          '@media print': { display: 'block' },
        }}
      >
        <ContentsBeside entries={sections} current={current} />
        <ContentsFolded entries={sections} current={current} />
        <Box sx={{ minWidth: 0, display: 'grid', gap: { xs: 5, md: 6 } }}>{children}</Box>
      </Box>
    </Container>
  );
};

/** A section with its anchor; the margin keeps its title clear of the sticky header. */
export const DocumentPart = ({ id, title, children }: ContentsEntry & { children: ReactNode }) => (
  <Box
    component="section"
    id={id}
    aria-labelledby={`${id}-title`}
    sx={{ scrollMarginTop: 104, minWidth: 0, '@media print': { breakInside: 'avoid-page', mt: 3 } }}
  >
    <Typography variant="h2" id={`${id}-title`} sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <Box sx={{ display: 'grid', gap: 1.75, lineHeight: 1.7 }}>{children}</Box>
  </Box>
);
