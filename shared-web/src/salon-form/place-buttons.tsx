import { Box, Button, Typography } from '@sundara/web/core';
import { type Form, Wide } from '@sundara/web/fields';
import { Alert } from '@sundara/web/form';
import { LocateFixed, MapPinned } from 'lucide-react';
import { usePlace } from './use-place.ts';

/** Fills in the address of the coordinates, and the coordinates of the device (specification 2, section 5). */
export const PlaceButtons = ({ form }: { readonly form: Form }) => {
  const place = usePlace(form);
  return (
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
  );
};
