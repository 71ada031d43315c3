import type { Salon } from '@sundara/contracts/api';
import { PRICE_TIERS } from '@sundara/contracts/api';
import { Box, visuallyHidden } from '@sundara/web/core';
import { IndianRupee } from 'lucide-react';

const WORDS: Record<Salon['priceRange'], string> = {
  '₹': 'low prices',
  '₹₹': 'moderate prices',
  '₹₹₹': 'high prices',
  '₹₹₹₹': 'very high prices',
};

/** The price tier as marks, and in words for screen readers (resolutions S8). */
export const PriceTier = ({ tier }: { tier: Salon['priceRange'] }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      whiteSpace: 'nowrap',
      '& svg': { mx: '-1px', color: 'text.primary' },
      [`& svg:nth-of-type(n + ${tier.length + 1})`]: { color: 'divider' },
    }}
  >
    <Box component="span" sx={visuallyHidden}>
      {WORDS[tier]}
    </Box>
    {PRICE_TIERS.map((each) => (
      <IndianRupee key={each} size={13} strokeWidth={2.5} aria-hidden />
    ))}
  </Box>
);
