import Box from '@mui/material/Box';
import { formatRupees } from '@sundara/contracts';

/** An amount in rupees, grouped the Indian way, in figures of equal width. */
export const Money = ({ rupees }: { rupees: number }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {formatRupees(rupees)}
  </Box>
);
