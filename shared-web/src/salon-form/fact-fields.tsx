import { AMENITIES, AMENITY_LABELS, SERVES, SERVES_LABELS } from '@sundara/contracts';
import { Box, visuallyHidden } from '@sundara/web/core';
import { check, choice, type Field, type FieldViewProps } from '@sundara/web/fields';
import { Checkbox, FormControlLabel } from '@sundara/web/form';

type Amenities = readonly string[];

const AmenitiesView = ({ field, value, disabled, onChange }: FieldViewProps<Amenities>) => (
  <Box component="fieldset" disabled={disabled} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
    <Box component="legend" sx={visuallyHidden}>
      {field.label}
    </Box>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {AMENITIES.map((amenity) => (
        <FormControlLabel
          key={amenity}
          sx={{ minHeight: 44 }}
          label={AMENITY_LABELS[amenity]}
          control={
            <Checkbox
              checked={value.includes(amenity)}
              onChange={(_, on) =>
                onChange(AMENITIES.filter((each) => (each === amenity ? on : value.includes(each))))
              }
            />
          }
        />
      ))}
    </Box>
  </Box>
);

const amenities: Field<Amenities> = {
  ...{ label: 'Amenities', path: 'facts.amenities', wide: true, start: [], view: AmenitiesView },
};

/** The facts of a salon that people filter by (decision 86). */
export const factFields = {
  serves: choice({
    ...{ label: 'Whom you serve', path: 'facts.serves', start: 'everyone' },
    options: SERVES.map((value) => ({ value, label: SERVES_LABELS[value] })),
  }),
  homeService: check({ label: 'You also come to your customers', path: 'facts.homeService', wide: true }),
  amenities,
};
