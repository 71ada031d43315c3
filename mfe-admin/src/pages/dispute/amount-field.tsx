import { formatRupees, type Paise, rupeesOf } from '@sundara/contracts';
import { Box, Button } from '@sundara/web/core';
import { TextField } from '@sundara/web/form';

interface Props {
  /** Rupees as written. */
  readonly amount: string;
  readonly leftPaise: Paise;
  readonly onChange: (amount: string) => void;
  readonly fault: string | undefined;
}

/** What goes back to the customer, with all that is left at one press. */
export const AmountField = ({ amount, leftPaise, onChange, fault }: Props) => {
  const left = formatRupees(rupeesOf(leftPaise));
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TextField
        label="What goes back, in rupees"
        value={amount}
        onChange={(event) => onChange(event.target.value)}
        fullWidth
        error={fault !== undefined}
        helperText={fault ?? `From 0 to ${left}, which is what is left.`}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <Button size="small" onClick={() => onChange(rupeesOf(leftPaise).toFixed(2))}>
        All of it, {left}
      </Button>
    </Box>
  );
};
