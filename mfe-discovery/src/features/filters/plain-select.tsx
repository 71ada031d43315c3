import { Box } from '@sundara/web/core';

const SELECT = {
  width: '100%',
  minHeight: 48,
  px: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
} as const;

interface Props {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
}

/** The browser's own list of choices, only where no JavaScript opens ours. */
export const PlainSelect = ({ name, label, options, value }: Props) => (
  <noscript>
    <Box component="label">
      {label}{' '}
      <Box component="select" name={name} defaultValue={value} sx={SELECT}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Box>
    </Box>
  </noscript>
);
