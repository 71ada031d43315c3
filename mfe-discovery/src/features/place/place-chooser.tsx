import type { Locality } from '@sundara/contracts/api';
import { TextField } from '@sundara/web/content';
import { usePlace } from './use-place.ts';

/** 'Distance from': a locality, typed or picked, or the visitor's own position. */
export const PlaceChooser = ({ localities }: { readonly localities: readonly Locality[] }) => {
  const { place } = usePlace();
  return (
    <TextField
      label="Distance from"
      value={place?.kind === 'locality' ? place.name : ''}
      placeholder={`${localities.length} localities`}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: true } }}
    />
  );
};
