import { type Quote, rupeesOf } from '@sundara/contracts';
import { Box } from '../box.tsx';
import { Money } from './money.tsx';

const Line = ({ label, paise, strong = false }: { label: string; paise: number; strong?: boolean }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      ...(strong
        ? { mt: 0.5, pt: 1.5, borderTop: 1, borderColor: 'divider', fontWeight: 700, fontSize: '1.1rem' }
        : { color: 'text.secondary' }),
    }}
  >
    <Box component="dt">{label}</Box>
    <Box component="dd" sx={{ m: 0 }}>
      <Money rupees={rupeesOf(paise)} />
    </Box>
  </Box>
);

/** The complete price: every part, then the total. */
export const PriceSummary = ({ quote }: { quote: Quote }) => (
  <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
    <Line label="Services" paise={quote.basePaise} />
    <Line label="Discount (10%)" paise={-quote.discountPaise} />
    <Line label="Convenience fee" paise={quote.feePaise} />
    <Line label="GST on the fee (18%)" paise={quote.gstPaise} />
    <Line label="Total" paise={quote.totalPaise} strong />
  </Box>
);
