import { CANCELLATION_RULES } from '@sundara/contracts';
import { AppLink, Box } from '@sundara/web/core';
import { Check } from 'lucide-react';
import { FoldOnPhones } from '../../../features/fold/fold-on-phones.tsx';
import { Section } from './section.tsx';

/** While the others are folded. */
const FirstRule = () => (
  <Box component="span" sx={{ display: { sm: 'none' } }}>
    {CANCELLATION_RULES[0]}
  </Box>
);

/** What the visitor agrees to, shown before the payment and not only at it. */
export const Policies = () => (
  <Section id="policies" title="Policies">
    <FoldOnPhones title="Cancelling" summary={<FirstRule />}>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25, maxWidth: '62ch' }}
      >
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
    </FoldOnPhones>
    <AppLink
      to="/cancellation-refund"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1.5 }}
    >
      The whole cancellation and refund policy
    </AppLink>
  </Section>
);
