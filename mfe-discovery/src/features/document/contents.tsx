import { Box, Link } from '@sundara/web/core';
import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';

export interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly entries: readonly ContentsEntry[];
  /** The section that is being read. */
  readonly current: string;
  readonly onFollow?: () => void;
}

const ContentsList = ({ entries, current, onFollow }: Props) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {entries.map(({ id, title }) => (
      <li key={id}>
        <Link
          href={`#${id}`}
          underline="hover"
          onClick={onFollow}
          aria-current={id === current ? 'location' : undefined}
          sx={{
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            px: 2,
            py: 0.75,
            lineHeight: 1.35,
            fontWeight: id === current ? 700 : 500,
            color: id === current ? 'text.primary' : 'text.secondary',
            borderLeft: 3,
            borderColor: id === current ? 'primary.light' : 'divider',
          }}
        >
          {title}
        </Link>
      </li>
    ))}
  </Box>
);

/** The table of contents on a wide screen: it stays in view and marks the current section. */
export const ContentsBeside = (props: Props) => (
  <Box
    component="nav"
    aria-label="On this page"
    sx={{
      display: { xs: 'none', md: 'block' },
      position: 'sticky',
      top: 100,
      maxHeight: 'calc(100vh - 124px)',
      overflowY: 'auto',
      fontSize: '0.95rem',
    }}
  >
    <ContentsList {...props} />
  </Box>
);

/** The table of contents on a phone: folded until it is opened, and again after a link was followed. */
export const ContentsFolded = ({ entries, current }: Props) => {
  const fold = useRef<HTMLDetailsElement>(null);
  const close = () => fold.current?.removeAttribute('open');
  return (
    <Box component="nav" aria-label="On this page" sx={{ display: { xs: 'block', md: 'none' } }}>
      <Box
        component="details"
        ref={fold}
        sx={{
          borderRadius: 1.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
          '&[open] summary svg': { rotate: '180deg' },
        }}
      >
        <Box
          component="summary"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            minHeight: 48,
            px: 2,
            fontWeight: 600,
            cursor: 'pointer',
            listStyle: 'none',
            '&::-webkit-details-marker': { display: 'none' },
            '& svg': { transition: 'rotate 150ms ease' },
          }}
        >
          On this page
          <ChevronDown size={18} aria-hidden />
        </Box>
        <Box sx={{ px: 2, pb: 1.5 }}>
          <ContentsList entries={entries} current={current} onFollow={close} />
        </Box>
      </Box>
    </Box>
  );
};
