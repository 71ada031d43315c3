import useAutocomplete from '@mui/material/useAutocomplete';
import type { Locality } from '@sundara/contracts/api';
import { InputAdornment, TextField } from '@sundara/web/content';
import { Box, IconButton } from '@sundara/web/core';
import { ChevronDown, MapPin } from 'lucide-react';
import { useDeferredValue } from 'react';
import { PlaceOption } from '../place/place-option.tsx';
import { matchLocalities } from './match-locality.ts';

/** The choice of no locality: its name is empty (specification 1, section 2). */
const ALL: Locality = { name: '', telugu: '', salons: 0, latitude: 0, longitude: 0 };
const ALL_LOCATIONS = 'All Locations';
const labelOf = ({ name }: Locality) => name || ALL_LOCATIONS;

const allIf = (typed: string): readonly Locality[] =>
  ALL_LOCATIONS.toLowerCase().startsWith(typed.trim().toLowerCase()) ? [ALL] : [];

interface Props {
  readonly localities: readonly Locality[];
  /** The chosen locality's name; empty for all. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** A locality, picked from the list or typed in English or Telugu; a combobox with the usual keys. */
export const LocalityField = ({ localities, value, onChoose }: Props) => {
  const known = localities.find(({ name }) => name === value);
  const chosen = known ?? (value === '' ? ALL : { ...ALL, name: value });
  const box = useAutocomplete({
    id: 'location',
    options: [ALL, ...localities],
    value: chosen,
    getOptionLabel: labelOf,
    isOptionEqualToValue: (option, current) => option.name === current.name,
    filterOptions: (options, { inputValue }) =>
      inputValue.trim() === '' ? options : [...allIf(inputValue), ...matchLocalities(localities, inputValue)],
    disableClearable: true,
    autoHighlight: true,
    selectOnFocus: true,
    handleHomeEndKeys: true,
    blurOnSelect: 'touch',
    onChange: (_, option) => onChoose(option.name),
  });

  const { color: _, ...toggle } = box.getPopupIndicatorProps();
  // The button answers before the long list is there.
  const isListed = useDeferredValue(box.popupOpen) && box.popupOpen;

  return (
    <Box {...box.getRootProps()} sx={{ position: 'relative' }}>
      <TextField
        fullWidth
        id="location"
        label="Location"
        placeholder={ALL_LOCATIONS}
        slotProps={{
          inputLabel: { shrink: true, ...box.getInputLabelProps() },
          htmlInput: { ...box.getInputProps(), autoCapitalize: 'words' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <MapPin size={18} aria-hidden />
              </InputAdornment>
            ),
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  {...toggle}
                  edge="end"
                  tabIndex={-1}
                  aria-label={box.popupOpen ? 'Close the list' : 'Show all localities'}
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
      {isListed && (
        <Box
          component="ul"
          {...box.getListboxProps()}
          sx={{
            position: 'absolute',
            zIndex: 'modal',
            insetInline: 0,
            top: 'calc(100% + 6px)',
            m: 0,
            p: 0.75,
            listStyle: 'none',
            maxHeight: 320,
            overflow: 'auto',
            overscrollBehavior: 'contain',
            borderRadius: 1.5,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            boxShadow: '0 20px 50px rgb(42 28 20 / 18%)',
          }}
        >
          {box.groupedOptions.map((option, index) => {
            const { key, ...props } = box.getOptionProps({ option, index });
            return (
              <PlaceOption
                key={key}
                {...props}
                name={labelOf(option)}
                telugu={option.telugu}
                {...(option.salons > 0 && { salons: option.salons })}
              />
            );
          })}
          {box.groupedOptions.length === 0 && (
            <Box component="li" role="option" aria-disabled aria-selected={false} sx={{ p: 1.25 }}>
              No locality is called so.
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
};
