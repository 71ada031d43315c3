import useAutocomplete, { type UseAutocompleteProps } from '@mui/material/useAutocomplete';
import { Box, IconButton } from '@sundara/web/core';
import { InputAdornment, TextField } from '@sundara/web/form';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type Choosing<T, D extends boolean> = Pick<
  UseAutocompleteProps<T, false, D, false>,
  | 'id'
  | 'options'
  | 'value'
  | 'onChange'
  | 'onInputChange'
  | 'filterOptions'
  | 'getOptionLabel'
  | 'getOptionKey'
  | 'isOptionEqualToValue'
  | 'disableClearable'
>;

interface Props<T, D extends boolean> extends Choosing<T, D> {
  readonly id: string;
  readonly label: string;
  readonly hint: ReactNode;
  /** Shown instead of the hint. */
  readonly fault?: string | undefined;
  readonly required?: boolean;
  /** Name of the button that opens the list: 'Show all States'. */
  readonly show: string;
  /** Shown in the list when no option fits, or none has loaded yet. */
  readonly none: string;
  /** Never opens the list, if there are no options. */
  readonly closed?: boolean;
  /** Renders an option. */
  readonly draw: (option: T) => ReactNode;
}

/**
 * One of many options, picked or typed; a combobox with the usual keys. Its list opens below the field, over the hint.
 */
export const ComboField = <T, D extends boolean = false>({
  label,
  hint,
  fault,
  required = false,
  show,
  none,
  closed = false,
  draw,
  ...choosing
}: Props<T, D>) => {
  const box = useAutocomplete<T, false, D, false>({
    ...choosing,
    autoHighlight: true,
    selectOnFocus: true,
    handleHomeEndKeys: true,
    blurOnSelect: 'touch',
  });
  const { color: _, ...toggle } = box.getPopupIndicatorProps();
  return (
    <Box {...box.getRootProps()} sx={{ position: 'relative' }}>
      <TextField
        fullWidth
        required={required}
        id={choosing.id}
        label={label}
        error={fault !== undefined}
        helperText={fault ?? hint}
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
                  aria-label={box.popupOpen ? 'Close the list' : show}
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
      {box.popupOpen && !closed && (
        <Box component="ul" {...box.getListboxProps()} sx={LIST}>
          {box.groupedOptions.map((option, index) => {
            const { key, ...props } = box.getOptionProps({ option, index });
            return (
              <Box component="li" key={key} {...props} sx={OPTION}>
                {draw(option)}
              </Box>
            );
          })}
          {box.groupedOptions.length === 0 && (
            <Box component="li" role="option" aria-disabled aria-selected={false} sx={{ p: 1.25 }}>
              {none}
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
  // Below the field's 56 pixels, over the hint.
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
  minHeight: 44,
  px: 1.25,
  py: 0.5,
  borderRadius: 1,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused': { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
  '&[aria-selected=true]': { fontWeight: 600 },
} as const;
