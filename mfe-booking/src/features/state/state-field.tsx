import useAutocomplete from '@mui/material/useAutocomplete';
import { INDIAN_STATES, type IndianState } from '@sundara/contracts';
import { Box, IconButton } from '@sundara/web/core';
import { InputAdornment, TextField } from '@sundara/web/form';
import { ChevronDown } from 'lucide-react';
import { matchStates } from './match-states.ts';

interface Props {
  readonly value: IndianState;
  readonly onChange: (state: IndianState) => void;
}

/** The customer's State or union territory, picked or typed; a combobox with the usual keys. */
export const StateField = ({ value, onChange }: Props) => {
  const box = useAutocomplete({
    id: 'customer-state',
    options: INDIAN_STATES,
    value,
    filterOptions: (options, { inputValue }) =>
      inputValue === value ? options : [...matchStates(inputValue)],
    disableClearable: true,
    autoHighlight: true,
    selectOnFocus: true,
    handleHomeEndKeys: true,
    blurOnSelect: 'touch',
    onChange: (_, state) => onChange(state),
  });
  const { color: _, ...toggle } = box.getPopupIndicatorProps();

  return (
    <Box {...box.getRootProps()} sx={{ position: 'relative' }}>
      <TextField
        fullWidth
        id="customer-state"
        label="Your State"
        helperText="For your receipt. We ask this once."
        slotProps={{
          inputLabel: { shrink: true, ...box.getInputLabelProps() },
          htmlInput: { ...box.getInputProps(), autoComplete: 'off', autoCapitalize: 'words' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  {...toggle}
                  edge="end"
                  tabIndex={-1}
                  aria-label={box.popupOpen ? 'Close the list' : 'Show all States'}
                >
                  <Box
                    component={ChevronDown}
                    size={18}
                    aria-hidden
                    sx={{ transition: 'transform 150ms ease', rotate: box.popupOpen ? '180deg' : '0deg' }}
                  />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {box.popupOpen && (
        <Box component="ul" {...box.getListboxProps()} sx={LIST}>
          {box.groupedOptions.map((option, index) => {
            const { key, ...props } = box.getOptionProps({ option, index });
            return (
              <Box component="li" key={key} {...props} sx={OPTION}>
                {option}
              </Box>
            );
          })}
          {box.groupedOptions.length === 0 && (
            <Box component="li" role="option" aria-disabled aria-selected={false} sx={{ p: 1.25 }}>
              No State is called so.
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};

const LIST = {
  position: 'absolute',
  zIndex: 'modal',
  insetInline: 0,
  // Over the helper text: the list hangs on the field itself.
  top: 62,
  m: 0,
  p: 0.75,
  listStyle: 'none',
  maxHeight: 264,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: 1.5,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: '0 20px 50px rgb(42 28 20 / 18%)',
} as const;

const OPTION = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.25,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  '&[aria-selected=true]': { fontWeight: 600 },
} as const;
