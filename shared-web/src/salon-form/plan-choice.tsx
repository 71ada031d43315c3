import { PLANS, type PlanId } from '@sundara/contracts/api';
import { Box, ButtonBase, Chip, Money, Typography } from '@sundara/web/core';
import type { FieldViewProps } from '@sundara/web/fields';
import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type Props = Pick<FieldViewProps<PlanId>, 'value' | 'onChange'>;

/** The plans with their prices, one of them chosen (specification 2, section 9). */
export const PlanChoice = ({ value, onChange }: Props) => {
  /** Handles the arrow keys as in any radio group: Tab goes to the chosen radio, arrows choose another. */
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = (PLANS.findIndex(({ id }) => id === value) + step + PLANS.length) % PLANS.length;
    onChange(PLANS[at]?.id ?? value);
    const radio = event.currentTarget.children[at];
    if (radio instanceof HTMLElement) radio.focus();
  };
  return (
    <Box
      role="radiogroup"
      aria-label="Plan"
      onKeyDown={move}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {PLANS.map(({ id, label, rupees, per, isBest }) => (
        <ButtonBase
          key={id}
          role="radio"
          aria-checked={value === id}
          tabIndex={value === id ? 0 : -1}
          onClick={() => onChange(id)}
          sx={{
            display: 'block',
            textAlign: 'left',
            p: 2.5,
            border: 2,
            borderRadius: 1.5,
            borderColor: value === id ? 'primary.main' : 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 }}>
            <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
            {isBest && <Chip size="small" color="secondary" label="Best Value" />}
          </Box>
          <Typography component="span" sx={{ fontSize: '1.75rem', fontWeight: 700 }}>
            <Money rupees={rupees} />
          </Typography>
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            per {per}, GST included
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
};
