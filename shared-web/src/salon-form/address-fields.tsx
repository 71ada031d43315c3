import { Box, Button, Typography } from '@sundara/web/core';
import { Alert, TextField } from '@sundara/web/form';
import { LocateFixed, MapPinned } from 'lucide-react';
import { FormGrid, Wide } from './form-grid.tsx';
import { type Faults, TextLine } from './text-line.tsx';
import type { AddressForm } from './use-place.ts';
import { usePlace } from './use-place.ts';

interface Props {
  readonly form: AddressForm;
  readonly faults: Faults;
  readonly disabled?: boolean;
  readonly edit: (change: Partial<AddressForm>) => void;
}

/** The salon's place: its coordinates and its address (specification 2, section 5). */
export const AddressFields = ({ form, faults, disabled = false, edit }: Props) => {
  const place = usePlace(form, edit);
  const line = (of: keyof AddressForm, path: string, label: string, longest: number) => ({
    ...{ label, longest, disabled, value: form[of], fault: faults[path] },
    onEntry: (value: string) => edit({ [of]: value }),
  });
  return (
    <>
      <FormGrid title="On the map" lead="The point that customers are led to.">
        <TextLine {...line('latitude', 'coordinates', 'Latitude', 12)} mode="decimal" />
        <TextLine {...line('longitude', 'coordinates', 'Longitude', 12)} mode="decimal" />
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
          <TextLine {...line('street', 'address.street', 'Street', 200)} />
        </Wide>
        <TextLine {...line('area', 'address.area', 'Area', 100)} />
        <TextLine {...line('sublocality', 'address.sublocality', 'Sublocality', 100)} />
        <TextLine {...line('city', 'address.city', 'City', 100)} />
        <TextLine {...line('state', 'address.state', 'State', 100)} />
        <TextLine {...line('postalCode', 'address.postalCode', 'Postal code', 6)} mode="numeric" />
        <TextField fullWidth disabled label="Country" value="India" />
        <Wide>
          <TextLine
            {...line('location', 'location', 'Location, in your words', 300)}
            help="Shown instead of the address; empty, the address shows."
          />
        </Wide>
      </FormGrid>
    </>
  );
};
