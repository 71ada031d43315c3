import { formatRupees } from '@sundara/contracts';
import { Box } from '../box.tsx';

/** An amount in rupees, with Indian digit grouping and tabular figures. */
export const Money = ({ rupees }: { rupees: number }) => (
  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {formatRupees(rupees)}
  </Box>
);
