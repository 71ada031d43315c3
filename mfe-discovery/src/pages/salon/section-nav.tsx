import { Box, INNER_FOCUS_RING } from '@sundara/web/core';
import { useLocation } from '@sundara/web/router';
import { useEffect, useRef, useState } from 'react';
import { InPageLink } from '../../features/in-page-link/in-page-link.tsx';
import type { SectionLink } from './sections-of.ts';
import { useSectionInView } from './use-section-in-view.ts';

/** Where the shell's header ends, and this bar below it. */
export const HEADER_HEIGHT = { xs: 64, md: 76 } as const;
export const SECTION_TOP = { xs: 132, md: 152 } as const;

/** A page that is opened at one of its sections scrolls there once it is rendered. */
const useFirstSection = (sections: readonly SectionLink[]) => {
  const { hash } = useLocation();
  const wanted = useRef(sections.find(({ id }) => hash === `#${id}`)?.id);
  useEffect(() => {
    if (wanted.current) document.getElementById(wanted.current)?.scrollIntoView?.();
    wanted.current = undefined;
  }, []);
};

/** Keeps the current tab visible, without moving the page. */
const useCurrentInSight = (current: string) => {
  const row = useRef<HTMLElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const look = () => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = row.current ?? {};
    setAtEnd(scrollLeft + clientWidth >= scrollWidth - 8);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks again when another tab is current.
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && tab) row.current.scrollLeft = tab.offsetLeft - 48;
    look();
  }, [current]);
  return { row, isAtEnd, look };
};

/** The seven tabs: links to the page's sections that follow the scroll; if they don't fit, the row fades out. */
export const SectionNav = ({ sections }: { sections: readonly SectionLink[] }) => {
  const current = useSectionInView(sections);
  useFirstSection(sections);
  const { row, isAtEnd, look } = useCurrentInSight(current);
  const fade = isAtEnd ? 'none' : 'linear-gradient(to right, #000 calc(100% - 56px), transparent)';
  return (
    <Box
      sx={{
        position: 'sticky',
        top: HEADER_HEIGHT,
        zIndex: 2,
        mx: { xs: -2, sm: 0 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="nav"
        ref={row}
        aria-label="Sections"
        onScroll={look}
        sx={{
          position: 'relative',
          display: 'flex',
          gap: { xs: 2.5, md: 3.5 },
          px: { xs: 2, sm: 0 },
          overflowX: 'auto',
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
          maskImage: fade,
        }}
      >
        {sections.map(({ id, label }) => (
          <Box
            component={InPageLink}
            key={id}
            target={id}
            aria-current={id === current ? 'location' : undefined}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 52,
              whiteSpace: 'nowrap',
              textDecoration: 'none',
              fontWeight: 600,
              color: id === current ? 'text.primary' : 'text.secondary',
              boxShadow: ({ vars }) =>
                id === current ? `inset 0 -3px ${vars?.palette.primary.light}` : 'none',
              '&:hover': { color: 'text.primary' },
              '&:focus-visible': INNER_FOCUS_RING,
            }}
          >
            {label}
          </Box>
        ))}
      </Box>
    </Box>
  );
};
