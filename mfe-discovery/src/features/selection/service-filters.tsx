import { Box } from '@sundara/web/core';
import { ChevronDown, SlidersHorizontal } from 'lucide-react';
import { ChoiceChips } from './choice-chips.tsx';
import { PriceSlider } from './price-slider.tsx';
import { DURATIONS, PRICE_PRESETS, PRICE_SPAN, type ServiceFilter } from './service-filter.ts';

interface Props {
  readonly filter: ServiceFilter;
  readonly onChange: (change: Partial<ServiceFilter>) => void;
}

const labelOf = (choices: readonly { id: string; label: string }[], id: string) =>
  choices.find((choice) => choice.id === id)?.label;

/** The summary of the folded filter: 'Under ₹500 · Up to 30 min'. */
const summaryOf = ({ preset, span, duration }: ServiceFilter): string => {
  const own = span.from > PRICE_SPAN.from || (span.to ?? PRICE_SPAN.to) < PRICE_SPAN.to;
  const chosen = [
    labelOf(PRICE_PRESETS, preset) ?? (own ? 'Your own price range' : undefined),
    labelOf(DURATIONS, duration),
  ].filter(Boolean);
  return chosen.length > 0 ? chosen.join(' · ') : 'Price, duration';
};

/** Price and duration, folded by default; folded, it says what is set. */
export const ServiceFilters = ({ filter, onChange }: Props) => (
  <Box
    component="details"
    sx={{
      border: 1,
      borderColor: 'divider',
      borderRadius: 1.5,
      bgcolor: 'background.paper',
      '&[open] > summary svg:last-of-type': { transform: 'rotate(180deg)' },
    }}
  >
    <Box
      component="summary"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minWidth: 0,
        minHeight: 48,
        px: 1.75,
        borderRadius: 1.5,
        fontSize: { xs: '0.9rem', sm: '1rem' },
        fontWeight: { sm: 600 },
        cursor: 'pointer',
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        '& svg:last-of-type': { ml: 'auto', flexShrink: 0, transition: 'transform 150ms ease' },
      }}
    >
      <Box
        component={SlidersHorizontal}
        size={18}
        aria-hidden
        sx={{ display: { xs: 'none', sm: 'block' } }}
      />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {summaryOf(filter)}
      </Box>
      <ChevronDown size={18} aria-hidden />
    </Box>
    <Box sx={{ display: 'grid', gap: 2.5, p: 1.75, pt: 1 }}>
      <ChoiceChips
        legend="Price"
        none="Any price"
        choices={PRICE_PRESETS}
        value={filter.preset}
        onChoose={(preset) => onChange({ preset, span: PRICE_SPAN })}
      />
      <PriceSlider span={filter.span} onChange={(span) => onChange({ span, preset: '' })} />
      <ChoiceChips
        legend="Duration"
        none="Any length"
        choices={DURATIONS}
        value={filter.duration}
        onChoose={(duration) => onChange({ duration })}
      />
    </Box>
  </Box>
);
