import { Box, Link } from '@sundara/web/core';
import { useEffect, useState } from 'react';
import type { SectionLink } from './sections-of.ts';

/** The section at the top of the screen; the first one where the browser can't tell. */
const useSectionInView = (sections: readonly SectionLink[]): string => {
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entering = entries.find((entry) => entry.isIntersecting);
        if (entering) setCurrent(entering.target.id);
      },
      { rootMargin: '-25% 0px -65% 0px' },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
};

/** Tabs that lead to the page's sections and follow the scroll. */
export const SectionNav = ({ sections }: { sections: readonly SectionLink[] }) => {
  const current = useSectionInView(sections);
  return (
    <Box
      component="nav"
      aria-label="Sections"
      sx={{
        position: 'sticky',
        top: { xs: 64, md: 72 },
        zIndex: 2,
        display: 'flex',
        gap: 3,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {sections.map(({ id, label }) => (
        <Link
          key={id}
          href={`#${id}`}
          underline="none"
          aria-current={id === current ? 'true' : undefined}
          sx={{
            py: 1.5,
            whiteSpace: 'nowrap',
            color: id === current ? 'text.primary' : 'text.secondary',
            borderBottom: 3,
            borderColor: id === current ? 'primary.light' : 'transparent',
          }}
        >
          {label}
        </Link>
      ))}
    </Box>
  );
};
