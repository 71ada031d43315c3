import { Box, Button, Typography } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { LocateFixed, MapPinned } from 'lucide-react';
import { Field } from './field.tsx';
import { FormGrid, Wide } from './form-grid.tsx';
import type { ProfileForm } from './profile-form.ts';
import { usePlace } from './use-place.ts';
import type { ProfileState } from './use-profile-form.ts';

/** Where the salon is, by its coordinates and in words. */
export const AddressStep = ({ state, form }: { state: ProfileState; form: ProfileForm }) => {
  const place = usePlace(state, form);
  return (
    <>
      <FormGrid title="On the map" lead="The point that customers are led to.">
        <Field state={state} of="latitude" path="coordinates" label="Latitude" mode="decimal" longest={12} />
        <Field
          state={state}
          of="longitude"
          path="coordinates"
          label="Longitude"
          mode="decimal"
          longest={12}
        />
        <Wide>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              startIcon={<MapPinned size={18} aria-hidden />}
              loading={place.busy === 'address'}
              disabled={!place.isReady}
              onClick={place.fetchAddress}
            >
              Fetch address from coordinates
            </Button>
            <Button
              startIcon={<LocateFixed size={18} aria-hidden />}
              loading={place.busy === 'position'}
              onClick={place.takePosition}
            >
              Use my position
            </Button>
          </Box>
          {!place.isReady && (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              Please enter both latitude and longitude
            </Typography>
          )}
          {place.trouble && (
            <Alert severity="error" sx={{ mt: 1.5 }}>
              {place.trouble}
            </Alert>
          )}
        </Wide>
      </FormGrid>
      <FormGrid title="Address">
        <Wide>
          <Field state={state} of="street" path="address.street" label="Street" longest={200} />
        </Wide>
        <Field state={state} of="area" path="address.area" label="Area" longest={100} />
        <Field state={state} of="sublocality" path="address.sublocality" label="Sublocality" longest={100} />
        <Field state={state} of="city" path="address.city" label="City" longest={100} />
        <Field state={state} of="state" path="address.state" label="State" longest={100} />
        <Field
          state={state}
          of="postalCode"
          path="address.postalCode"
          label="Postal code"
          mode="numeric"
          longest={6}
        />
        <TextField fullWidth disabled label="Country" value="India" />
        <Wide>
          <Field
            state={state}
            of="location"
            label="Location, in your words"
            longest={300}
            help="Shown instead of the address; empty, the address shows."
          />
        </Wide>
      </FormGrid>
    </>
  );
};
