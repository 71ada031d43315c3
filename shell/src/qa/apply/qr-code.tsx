import { Box } from '@sundara/web/core';
import { useEffect, useRef } from 'react';
import { encode } from 'uqr';

/** A quiet zone of four modules on every side, as QR readers expect it. */
const BORDER = 4;

/** A link as a QR code, dark on light in both colour schemes. */
export const QrCode = ({ text }: { text: string }) => {
  const root = useRef<SVGSVGElement>(null);
  useEffect(() => {
    // Some browsers return a promise, which is no clean-up function.
    void root.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { data, size } = encode(text, { ecc: 'L', border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <Box
      component="svg"
      ref={root}
      role="img"
      aria-label="QR code of the link"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{
        display: 'block',
        width: 'min(100%, 300px)',
        mx: 'auto',
        borderRadius: 1.5,
        background: '#FFFFFF',
        scrollMarginBottom: 88,
      }}
    >
      <path d={dark.join('')} fill="#1B1310" />
    </Box>
  );
};
