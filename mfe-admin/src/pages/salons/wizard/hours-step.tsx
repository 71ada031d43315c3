import { Box, Typography } from '@sundara/web/core';
import { Checkbox, FormControlLabel } from '@sundara/web/form';
import { WeekHours } from '@sundara/web/hours';
import { FormGrid, PlanChoice, Wide } from '@sundara/web/salon-form';
import type { WizardState } from './use-salon-form.ts';

/** When customers can come, whether they find the salon, and the plan that a new one begins with. */
export const HoursStep = ({ state: { form, faults, isNew, saving, edit } }: { state: WizardState }) => (
  <>
    <FormGrid title="Working hours" lead="Visits that are booked already keep their time.">
      <Wide>
        <WeekHours
          label="Working hours"
          value={form.hours}
          onChange={(hours) => edit({ hours })}
          disabled={saving}
        />
        {faults.workingHours && (
          <Typography role="alert" variant="body2" sx={{ mt: 1, color: 'error.main' }}>
            {faults.workingHours}
          </Typography>
        )}
      </Wide>
    </FormGrid>
    <FormGrid title="On the marketplace">
      <Wide>
        <FormControlLabel
          control={
            <Checkbox
              checked={form.isActive}
              onChange={(_, isActive) => edit({ isActive })}
              disabled={saving}
            />
          }
          label="Active: customers find and book it"
        />
      </Wide>
    </FormGrid>
    {isNew && (
      <FormGrid title="Plan" lead="The owner gives the mandate; nothing is charged before.">
        <Wide>
          <FormControlLabel
            control={
              <Checkbox
                checked={form.createSubscription}
                onChange={(_, createSubscription) => edit({ createSubscription })}
                disabled={saving}
              />
            }
            label="Create a subscription"
          />
          {form.createSubscription && (
            <Box sx={{ mt: 1.5 }}>
              <PlanChoice
                plan={form.subscriptionPlan}
                onChoose={(subscriptionPlan) => edit({ subscriptionPlan })}
              />
            </Box>
          )}
        </Wide>
      </FormGrid>
    )}
  </>
);
