import { Box, ButtonBase } from '@sundara/web/core';

interface Props<V extends string | number> {
  readonly label: string;
  readonly value: V;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onPick: (value: V) => void;
}

/** A few choices side by side; the chosen one is filled and marked as pressed. */
export const ChoiceRow = <V extends string | number>({ label, value, options, onPick }: Props<V>) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 0.5,
      p: 0.5,
      borderRadius: 999,
      bgcolor: 'secondary.main',
      width: 'fit-content',
    }}
  >
    {options.map((option) => (
      <ButtonBase
        key={option.value}
        aria-pressed={option.value === value}
        onClick={() => onPick(option.value)}
        sx={{
          minHeight: 44,
          px: 1.75,
          borderRadius: 999,
          fontWeight: 600,
          fontSize: '0.9rem',
          color: 'secondary.contrastText',
          '&[aria-pressed=true]': {
            bgcolor: 'background.paper',
            color: 'text.primary',
            boxShadow: '0 1px 4px rgb(42 28 20 / 16%)',
          },
        }}
      >
        {option.label}
      </ButtonBase>
    ))}
  </Box>
);
