import { CANCELLATION_RULES } from '@sundara/contracts';
import { AppLink, Box } from '@sundara/web/core';
import { Check } from 'lucide-react';
import { Section } from './section.tsx';

/** What the visitor agrees to, shown before the payment and not only at it. */
export const Policies = () => (
  <Section id="policies" title="Policies">
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25, maxWidth: '62ch' }}>
      {CANCELLATION_RULES.map((rule) => (
        <Box component="li" key={rule} sx={{ display: 'flex', gap: 1.5 }}>
          <Box
            component={Check}
            size={18}
            aria-hidden
            sx={{ flexShrink: 0, mt: 0.4, color: 'primary.light' }}
          />
          {rule}
        </Box>
      ))}
    </Box>
    <AppLink
      to="/cancellation-refund"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1.5 }}
    >
      The whole cancellation and refund policy
    </AppLink>
  </Section>
);
