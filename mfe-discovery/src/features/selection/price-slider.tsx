import { formatPriceRange } from '@sundara/contracts';
import { Box, FOCUS_RING } from '@sundara/web/core';
import { PRICE_SPAN, type PriceSpan } from './service-filter.ts';

const STEP = 100;

const said = (rupees: number) =>
  `₹${formatPriceRange(rupees, rupees)}${rupees >= PRICE_SPAN.to ? ' or more' : ''}`;

const thumb = {
  pointerEvents: 'auto',
  appearance: 'none',
  width: 28,
  height: 28,
  boxSizing: 'border-box',
  border: '2px solid',
  borderColor: 'primary.main',
  borderRadius: '50%',
  bgcolor: 'background.paper',
  cursor: 'grab',
} as const;

const input = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  m: 0,
  appearance: 'none',
  background: 'none',
  // Only the thumbs react to the pointer, or the upper slider would cover the lower one.
  pointerEvents: 'none',
  '&::-webkit-slider-thumb': thumb,
  '&::-moz-range-thumb': thumb,
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::-webkit-slider-thumb': FOCUS_RING,
  '&:focus-visible::-moz-range-thumb': FOCUS_RING,
} as const;

const share = (rupees: number) => `${(rupees / PRICE_SPAN.to) * 100}%`;

/** A lowest and a highest price, 0 to 10,000 rupees; the upper end means 'or more'. */
export const PriceSlider = ({ span, onChange }: { span: PriceSpan; onChange: (span: PriceSpan) => void }) => {
  const { from, to = PRICE_SPAN.to } = span;
  const ends = { type: 'range', min: PRICE_SPAN.from, max: PRICE_SPAN.to, step: STEP } as const;
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', fontSize: '0.9rem' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          Your own range
        </Box>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
          {said(from)} – {said(to)}
        </Box>
      </Box>
      <Box
        sx={{
          '--from': share(from),
          '--beyond': share(PRICE_SPAN.to - to),
          position: 'relative',
          height: 44,
          '&::before, &::after': {
            content: '""',
            position: 'absolute',
            top: 20,
            left: 0,
            right: 0,
            height: 4,
            borderRadius: 2,
            bgcolor: 'divider',
          },
          '&::after': {
            bgcolor: 'primary.light',
            left: 'var(--from)',
            right: 'var(--beyond)',
          },
        }}
      >
        <Box
          component="input"
          {...ends}
          aria-label="Lowest price"
          aria-valuetext={said(from)}
          value={from}
          onChange={({ target }) => onChange({ from: Math.min(Number(target.value), to), to })}
          sx={{ ...input, zIndex: from > PRICE_SPAN.to / 2 ? 2 : 1 }}
        />
        <Box
          component="input"
          {...ends}
          aria-label="Highest price"
          aria-valuetext={said(to)}
          value={to}
          onChange={({ target }) => onChange({ from, to: Math.max(Number(target.value), from) })}
          sx={{ ...input, zIndex: 1 }}
        />
      </Box>
    </Box>
  );
};
