import { Typography } from '@sundara/web/core';
import type { FieldViewProps } from '@sundara/web/fields';
import { type Week, WeekHours } from '@sundara/web/hours';

/** The hours of a week; each day says what is wrong with it, and the server's word stands below. */
export const HoursField = ({ field, value, fault, disabled, onChange }: FieldViewProps<Week>) => (
  <>
    <WeekHours label={field.label} value={value} onChange={onChange} disabled={disabled} />
    {fault && (
      <Typography role="alert" variant="body2" sx={{ mt: 1, color: 'error.main' }}>
        {fault}
      </Typography>
    )}
  </>
);
