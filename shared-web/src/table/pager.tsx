import Button from '@mui/material/Button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Box } from '../core/box.tsx';

interface Props {
  /** Counts from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** What the pages belong to, for screen readers: 'Pages of bookings'. */
  readonly label: string;
}

/** 'Page X of Y' between Previous and Next (specification 2, section 2). */
export const Pager = ({ page, pages, onPage, label }: Props) => (
  <Box
    component="nav"
    aria-label={label}
    sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, pt: 1.5 }}
  >
    <Button
      disabled={page <= 1}
      onClick={() => onPage(page - 1)}
      startIcon={<ChevronLeft size={18} aria-hidden />}
    >
      Previous
    </Button>
    <Box
      component="span"
      role="status"
      sx={{ color: 'text.secondary', fontSize: '0.9rem', fontVariantNumeric: 'tabular-nums lining-nums' }}
    >
      Page {page} of {pages}
    </Box>
    <Button
      disabled={page >= pages}
      onClick={() => onPage(page + 1)}
      endIcon={<ChevronRight size={18} aria-hidden />}
    >
      Next
    </Button>
  </Box>
);
