import { type Quote, rupeesOf } from '@sundara/contracts';
import { Box, Money, PriceSummary, Typography } from '@sundara/web/core';
import { Part } from './visit-details.tsx';

interface Props {
  readonly quote: Quote;
  /** Whether only the total is shown, and its parts in a fold. */
  readonly isFolded: boolean;
}

const frame = { px: 2, borderRadius: 1.5, border: 1, borderColor: 'divider', bgcolor: 'background.default' };

/** The price to pay. */
export const PriceLines = ({ quote, isFolded }: Props) =>
  isFolded ? (
    <Box component="details" sx={frame}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 1.25 }}>
        <Typography
          variant="h4"
          component="h4"
          sx={{
            display: 'inline-flex',
            justifyContent: 'space-between',
            width: 'calc(100% - 1.5em)',
            verticalAlign: 'top',
          }}
        >
          <span>Payment summary</span>
          <Typography component="span" sx={{ fontWeight: 700 }}>
            <Money rupees={rupeesOf(quote.totalPaise)} />
          </Typography>
        </Typography>
      </Box>
      <Box sx={{ pb: 1.5 }}>
        <PriceSummary quote={quote} />
      </Box>
    </Box>
  ) : (
    <Part title="Payment summary">
      <Box sx={{ ...frame, py: 1.5 }}>
        <PriceSummary quote={quote} />
      </Box>
    </Part>
  );
