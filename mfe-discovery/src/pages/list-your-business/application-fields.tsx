import { type FieldViewProps, text } from '@sundara/web/fields';
import { TextField } from '@sundara/web/form';

/** The id of the suggestions for the locality. */
export const LOCALITIES_ID = 'known-localities';

/** A locality: typed, or picked from those that have salons. An owner may be the first in theirs. */
const LocalityView = ({ field, name, id, value, fault, longest, onChange }: FieldViewProps<string>) => (
  <TextField
    {...{ id, name, label: field.label, value, required: true, fullWidth: true }}
    error={fault !== undefined}
    helperText={fault || field.hint}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: { maxLength: longest, list: LOCALITIES_ID, autoComplete: 'off', autoCapitalize: 'words' },
    }}
  />
);

/** What a salon that asks to be listed tells of itself and its owner. */
export const applicationFields = {
  salonName: text({ label: "Salon's name", required: true, autoComplete: 'organization', wide: true }),
  sublocality: { ...text({ label: 'Locality', required: true }), view: LocalityView },
  contactNumber: text({ label: "Salon's phone", required: true, kind: 'tel' }),
  street: text({
    ...{ label: 'Address', required: true, wide: true, autoComplete: 'street-address' },
    hint: 'House, street, landmark',
  }),
  ownerName: text({ label: 'Your name', required: true, autoComplete: 'name' }),
  phone: text({ label: 'Your phone', required: true, kind: 'tel', autoComplete: 'tel' }),
  email: text({
    ...{ label: 'Your e-mail', required: true, kind: 'email', autoComplete: 'email', wide: true },
    hint: 'Our answer goes there, and you sign in with it later.',
  }),
};
