import { Box, ButtonBase } from '@sundara/web/core';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  readonly summary: ReactNode;
  readonly startOpen?: boolean;
  readonly children: ReactNode;
}

/** A button that shows and hides the content below it. */
export const Fold = ({ summary, startOpen = false, children }: Props) => {
  const [open, setOpen] = useState(startOpen);
  const id = useId();
  return (
    <>
      <ButtonBase
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={{ display: 'flex', width: '100%', minHeight: 44, gap: 1, textAlign: 'left' }}
      >
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {summary}
        </Box>
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            color: 'text.secondary',
            transition: 'transform 160ms',
            transform: open ? 'rotate(180deg)' : 'none',
          }}
        >
          <ChevronDown size={18} aria-hidden />
        </Box>
      </ButtonBase>
      {open && (
        <Box id={id} sx={{ pt: 1 }}>
          {children}
        </Box>
      )}
    </>
  );
};
