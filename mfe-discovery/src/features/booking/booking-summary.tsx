import { formatDuration } from '@sundara/contracts';
import { Box, PriceSummary, Typography, useSession } from '@sundara/web/core';
import { Clock, ShieldCheck } from 'lucide-react';
import type { SelectedServices } from '../selection/use-selection.ts';
import { BookButton } from './book-button.tsx';
import { ChosenServices } from './chosen-services.tsx';
import { whyNotToBook } from './why-not.ts';

const note = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  color: 'text.secondary',
  '& svg': { flexShrink: 0 },
} as const;

interface Props {
  readonly selection: SelectedServices;
  readonly onBook: () => void;
}

/** The chosen services and their whole price, fee and tax included, with the button to choose a time. */
export const BookingSummary = ({ selection, onBook }: Props) => {
  const whyNot = whyNotToBook(useSession(), selection.services.length);
  return (
    <Box
      component="aside"
      aria-label="Booking summary"
      sx={{
        p: 3,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: '0 12px 40px rgb(42 28 20 / 8%)',
      }}
    >
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Your visit
      </Typography>
      {selection.quote ? (
        <>
          <Box sx={{ maxHeight: '30vh', overflowY: 'auto' }}>
            <ChosenServices selection={selection} />
          </Box>
          <Typography variant="body2" sx={{ ...note, mt: 1, mb: 2 }}>
            <Clock size={16} aria-hidden />
            {formatDuration(selection.minutes)} in all
          </Typography>
          <Box sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
            <PriceSummary quote={selection.quote} />
          </Box>
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Choose one or more services. The whole price stands here at once: fee and tax included, and 10%
          taken off.
        </Typography>
      )}
      <Box sx={{ mt: 2.5 }}>
        <BookButton fullWidth whyNot={whyNot} onBook={onBook} />
      </Box>
      <Typography variant="body2" sx={{ ...note, mt: 2, alignItems: 'flex-start' }}>
        <ShieldCheck size={18} aria-hidden />
        Cancel 24 hours or more before your visit and everything comes back.
      </Typography>
    </Box>
  );
};
