import type { CalendarResource } from '@sundara/contracts/api';
import { Box } from '@sundara/web/core';
import { EntryField, PickField } from '@sundara/web/fields';
import type { WalkInFields } from './use-walk-in.ts';

interface Props {
  readonly fields: WalkInFields;
  readonly resources: readonly CalendarResource[];
  readonly onChange: (change: Partial<WalkInFields>) => void;
}

/** The optional fields of a walk-in. */
export const MoreFields = ({ fields, resources, onChange }: Props) => (
  <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
    <EntryField
      label="Name"
      type="text"
      max={80}
      value={fields.name}
      onEntry={(name) => onChange({ name })}
    />
    <EntryField
      label="Phone"
      type="tel"
      max={30}
      value={fields.phone}
      onEntry={(phone) => onChange({ phone })}
    />
    <EntryField label="Day" type="date" value={fields.date} onEntry={(date) => onChange({ date })} />
    <EntryField
      label="Time"
      type="time"
      value={fields.clock}
      hint="Empty for now"
      onEntry={(clock) => onChange({ clock })}
    />
    <PickField
      label="Who"
      value={fields.resourceId}
      options={[
        { value: '', label: 'Whoever is free' },
        ...resources.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onPick={(resource) => onChange({ resourceId: resource })}
    />
  </Box>
);
