import { CANCELLATION_RULES } from '@sundara/contracts';
import { Box } from '@sundara/web/core';
import { Section } from './section.tsx';

/** What the visitor agrees to, before and not only at the payment. */
export const Policies = () => (
  <Section id="policies" title="Policies">
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1, maxWidth: '65ch' }}>
      {CANCELLATION_RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </Box>
  </Section>
);
