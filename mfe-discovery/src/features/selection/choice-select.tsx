import { Box, visuallyHidden } from '@sundara/web/core';
import { ChevronDown } from 'lucide-react';

interface Props {
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
}

/** The browser's own list of choices: on a phone the system draws it. */
export const ChoiceSelect = ({ label, choices, value, onChoose }: Props) => (
  <Box component="label" sx={{ position: 'relative', display: 'block' }}>
    <Box component="span" sx={visuallyHidden}>
      {label}
    </Box>
    <Box
      component="select"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      sx={{
        width: '100%',
        minHeight: 48,
        appearance: 'none',
        pl: 1.75,
        pr: 5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.primary',
        font: 'inherit',
        cursor: 'pointer',
        '&:hover': { borderColor: 'primary.light' },
      }}
    >
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.label}
        </option>
      ))}
    </Box>
    <Box
      component={ChevronDown}
      size={18}
      aria-hidden
      sx={{ position: 'absolute', right: 14, top: 15, pointerEvents: 'none' }}
    />
  </Box>
);
