import useAutocomplete from '@mui/material/useAutocomplete';
import type { SalonOwner } from '@sundara/contracts/api';
import { Box, Button, IconButton } from '@sundara/web/core';
import { Alert, InputAdornment, TextField } from '@sundara/web/form';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useOwners } from './use-owners.ts';

interface Props {
  readonly value: SalonOwner | null;
  readonly fault: string | undefined;
  readonly required: boolean;
  readonly onChange: (owner: SalonOwner | null) => void;
}

/** The owner, picked from the users without a salon by name or email; a combobox with the usual keys. */
export const OwnerPicker = ({ value, fault, required, onChange }: Props) => {
  const [words, setWords] = useState('');
  const { users, trouble, retry } = useOwners(words, fault);
  const box = useAutocomplete<SalonOwner>({
    id: 'salon-owner',
    options: [...(users ?? [])],
    value,
    // The server has filtered.
    filterOptions: (options) => options,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (one, other) => one.id === other.id,
    autoHighlight: true,
    selectOnFocus: true,
    handleHomeEndKeys: true,
    blurOnSelect: 'touch',
    onInputChange: (_, text, reason) => setWords(reason === 'input' ? text : ''),
    onChange: (_, owner) => onChange(owner),
  });
  const { color: _, ...toggle } = box.getPopupIndicatorProps();
  return (
    <Box {...box.getRootProps()} sx={{ position: 'relative' }}>
      <TextField
        fullWidth
        required={required}
        id="salon-owner"
        label="Owner"
        error={fault !== undefined}
        helperText={fault ?? value?.email ?? 'Search users without a salon by name or email.'}
        slotProps={{
          inputLabel: { shrink: true, ...box.getInputLabelProps() },
          htmlInput: { ...box.getInputProps(), autoComplete: 'off' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  {...toggle}
                  edge="end"
                  tabIndex={-1}
                  aria-label={box.popupOpen ? 'Close the list' : 'Show users'}
                >
                  <ChevronDown size={18} aria-hidden />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {trouble && (
        <Alert
          severity="error"
          sx={{ mt: 1 }}
          action={
            <Button color="inherit" onClick={retry}>
              Retry
            </Button>
          }
        >
          {trouble}
        </Alert>
      )}
      {box.popupOpen && !trouble && (
        <Box component="ul" {...box.getListboxProps()} sx={LIST}>
          {box.groupedOptions.map((option, index) => {
            const { key, ...props } = box.getOptionProps({ option, index });
            return (
              <Box component="li" key={key} {...props} sx={OPTION}>
                <span>{option.name}</span>
                <Box component="span" sx={{ fontSize: '0.83rem', fontWeight: 400 }}>
                  {option.email}
                </Box>
              </Box>
            );
          })}
          {box.groupedOptions.length === 0 && (
            <Box component="li" role="option" aria-disabled aria-selected={false} sx={{ p: 1.25 }}>
              {users ? 'No user without a salon fits.' : 'Looking for users…'}
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
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: 52,
  px: 1.25,
  borderRadius: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  '&[aria-selected=true]': { fontWeight: 600 },
} as const;
