import { Box } from '@sundara/web/core';
import { encode } from 'uqr';

/** A square of one unit for each dark module. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');

/** A QR code, dark on light in both colour schemes, as cameras need it. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = encode(text, { ecc: 'L', boostEcc: false, border: 3 });
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 208,
        maxWidth: '100%',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#1B1310" />
    </Box>
  );
};
