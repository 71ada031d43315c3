import { SLOT_MINUTES } from '@sundara/contracts';
import { Typography } from '@sundara/web/core';
import { Checkbox, FormControlLabel, TextField } from '@sundara/web/form';
import { WeekHours } from '@sundara/web/hours';
import { FormGrid, Wide } from '@sundara/web/salon-form';
import { MenuItem } from '@sundara/web/table';
import { Field } from './field.tsx';
import type { ProfileForm } from './profile-form.ts';
import type { ProfileState } from './use-profile-form.ts';

/** When customers can come: hours with breaks, the interval of starts, how many at once. */
export const HoursStep = ({ state, form }: { state: ProfileState; form: ProfileForm }) => (
  <>
    <FormGrid title="Opening hours" lead="Visits that are booked already keep their time.">
      <Wide>
        <WeekHours value={form.hours} onChange={(hours) => state.edit({ hours })} disabled={state.saving} />
        {state.faults.workingHours && (
          <Typography role="alert" variant="body2" sx={{ mt: 1, color: 'error.main' }}>
            {state.faults.workingHours}
          </Typography>
        )}
      </Wide>
    </FormGrid>
    <FormGrid title="Booking">
      <TextField
        select
        fullWidth
        label="Visits start"
        value={form.slotMinutes ?? 'hourly'}
        onChange={({ target }) =>
          state.edit({
            slotMinutes: SLOT_MINUTES.find((minutes) => String(minutes) === String(target.value)) ?? null,
          })
        }
        disabled={state.saving}
      >
        <MenuItem value="hourly">At nine fixed hours of the day</MenuItem>
        {SLOT_MINUTES.map((minutes) => (
          <MenuItem key={minutes} value={minutes}>
            {minutes === 60 ? 'Every hour of your opening' : `Every ${minutes} minutes`}
          </MenuItem>
        ))}
      </TextField>
      <Field
        state={state}
        of="seats"
        label="Chairs"
        mode="numeric"
        longest={3}
        help="How many you serve at once while nobody is on your roster."
      />
      <Wide>
        <FormControlLabel
          control={
            <Checkbox
              checked={form.allowsLateReschedule}
              onChange={(_, allowsLateReschedule) => state.edit({ allowsLateReschedule })}
            />
          }
          label="Customers may move a visit once between 24 and 2 hours before it"
        />
      </Wide>
    </FormGrid>
  </>
);
