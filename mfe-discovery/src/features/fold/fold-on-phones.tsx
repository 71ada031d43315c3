import { Box, ButtonBase, NEEDS_SCRIPT, Typography, useTheme } from '@sundara/web/core';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  readonly title: string;
  /** What matters most; also there while the rest is folded. */
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page that is folded on phones until its heading is tapped. Without JavaScript it is never folded. */
export const FoldOnPhones = ({ title, summary, children }: Props) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { breakpoints } = useTheme();
  const onPhones = `${breakpoints.down('sm')} and (scripting: enabled)`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          minHeight: { xs: 56, sm: 0 },
          mb: { sm: 1.5 },
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Typography variant="h4" component="h3">
            {title}
          </Typography>
          <Box sx={{ minWidth: 0, fontSize: '0.9rem' }}>{summary}</Box>
        </Box>
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          aria-label={title}
          onClick={() => setOpen(!open)}
          sx={[
            {
              display: { sm: 'none' },
              width: 44,
              height: 44,
              borderRadius: '50%',
              // The whole line reacts.
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              '& svg': { transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms ease' },
            },
            NEEDS_SCRIPT,
          ]}
        >
          <ChevronDown size={20} aria-hidden />
        </ButtonBase>
      </Box>
      <Box id={id} sx={{ [onPhones]: { display: open ? 'block' : 'none', pb: 2 } }}>
        {children}
      </Box>
    </Box>
  );
};
