import { factWords } from '@sundara/contracts';
import type { SalonFacts as Facts } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { Check } from 'lucide-react';

/** The facts in words, whom it serves first. */
const wordsOf = (facts: Facts): readonly string[] => [
  ...(facts.serves === 'everyone' ? ['For everyone'] : []),
  ...factWords(facts),
];

/** Whom the salon serves and what it has, in a row. */
export const SalonFacts = ({ facts }: { facts: Facts }) => (
  <Box
    component="ul"
    aria-label="Good to know"
    sx={{
      m: 0,
      // Near to the words above.
      mt: { sm: -2, md: -2.5 },
      mb: { xs: 2, sm: 4, md: 5 },
      p: 0,
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2.5,
      rowGap: 0.75,
      color: 'text.secondary',
    }}
  >
    {wordsOf(facts).map((words) => (
      <Box component="li" key={words} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
        <Box component={Check} size={16} aria-hidden sx={{ color: 'primary.light', flexShrink: 0 }} />
        {words}
      </Box>
    ))}
  </Box>
);
