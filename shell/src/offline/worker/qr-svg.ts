import { encode } from 'uqr';

/** A quiet zone of four modules on every side, as QR readers expect it. */
const BORDER = 4;

/** A QR code as markup, dark on light in both colour schemes, as cameras need it. The label is markup already. */
export const qrSvg = (text: string, label: string): string => {
  const { data, size } = encode(text, { ecc: 'L', border: BORDER });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return `<svg role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="M0 0h${size}v${size}H0z" fill="#fff"/><path d="${dark.join('')}" fill="#1B1310"/></svg>`;
};
