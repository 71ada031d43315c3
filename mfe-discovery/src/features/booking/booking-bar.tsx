import { formatDuration, rupeesOf } from '@sundara/contracts';
import {
  Box,
  ButtonBase,
  LinkButton,
  Money,
  PriceSummary,
  SCREEN_ONLY,
  Typography,
  useSession,
} from '@sundara/web/core';
import { ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useAddressOf } from '../in-page-link/in-page-link.tsx';
import type { SelectedServices } from '../selection/use-selection.ts';
import { BookButton } from './book-button.tsx';
import { ChosenServices } from './chosen-services.tsx';
import { whyNotToBook } from './why-not.ts';

interface Props {
  readonly selection: SelectedServices;
  readonly onBook: () => void;
}

/** The bar within the thumb's reach on a phone: what is chosen, its whole price with every part, and Book Now. */
export const BookingBar = ({ selection, onBook }: Props) => {
  const [open, setOpen] = useState(false);
  const parts = useId();
  const session = useSession();
  const addressOf = useAddressOf();
  const count = selection.services.length;
  const { quote } = selection;
  return (
    <Box
      component="aside"
      aria-label="Booking summary"
      sx={{
        display: { xs: 'block', md: 'none' },
        position: 'sticky',
        bottom: 0,
        zIndex: 3,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        py: 1.25,
        pb: 'max(10px, env(safe-area-inset-bottom))',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        boxShadow: '0 -8px 24px rgb(42 28 20 / 8%)',
        ...SCREEN_ONLY,
      }}
    >
      {quote && open && (
        <Box
          id={parts}
          sx={{
            maxHeight: '55svh',
            overflowY: 'auto',
            mb: 1.25,
            pb: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="h4" component="h2" sx={{ my: 1 }}>
            Your visit
          </Typography>
          <ChosenServices selection={selection} />
          <Box sx={{ mt: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <PriceSummary quote={quote} />
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        {quote ? (
          <>
            <ButtonBase
              aria-expanded={open}
              aria-controls={open ? parts : undefined}
              onClick={() => setOpen(!open)}
              sx={{
                minHeight: 52,
                minWidth: 0,
                gap: 1,
                borderRadius: 1,
                textAlign: 'start',
                color: 'inherit',
              }}
            >
              <Box role="status">
                <Typography component="span" sx={{ display: 'block', fontWeight: 700, fontSize: '1.1rem' }}>
                  <Money rupees={rupeesOf(quote.totalPaise)} />
                </Typography>
                <Typography
                  component="span"
                  variant="body2"
                  sx={{ display: 'block', color: 'text.secondary', lineHeight: 1.3 }}
                >
                  {count} {count === 1 ? 'service' : 'services'} · {formatDuration(selection.minutes)}
                </Typography>
              </Box>
              <Box
                component={ChevronUp}
                size={18}
                aria-label="Price in detail"
                role="img"
                sx={{
                  flexShrink: 0,
                  transition: 'transform 150ms ease',
                  transform: open ? 'rotate(180deg)' : 'none',
                }}
              />
            </ButtonBase>
            <BookButton whyNot={whyNotToBook(session, count)} onBook={onBook} />
          </>
        ) : (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              Choose a service to book.
            </Typography>
            <LinkButton to={addressOf('services')} variant="contained" size="large" sx={{ flexShrink: 0 }}>
              See services
            </LinkButton>
          </>
        )}
      </Box>
    </Box>
  );
};
