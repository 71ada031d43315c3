import type { CustomerBooking } from '@sundara/contracts/api';
import { Box, Button, LinkButton } from '@sundara/web/core';
import type { ReactNode } from 'react';
import type { BookingChange } from '../change-booking/use-booking-change.tsx';
import { rowFocus } from '../focus/row-focus.ts';
import { RebookButton } from '../rebook/rebook-button.tsx';

/** Of one action in a row of them. */
export const rowLook = {
  minWidth: 0,
  px: 1.25,
  fontSize: '0.9rem',
  whiteSpace: 'nowrap',
} as const;

interface Props {
  readonly booking: CustomerBooking;
  /** 'Lotus Room, Tue, 24 Nov, 4:00 pm': distinguishes the rows for screen readers. */
  readonly name: string;
  readonly ask: BookingChange['ask'];
  /** An action that is not the API's to allow, after View. */
  readonly children?: ReactNode;
}

/** The actions of a booking that the API allows (resolutions S3, M9). */
export const RowActions = ({ booking, name, ask, children }: Props) => {
  const { id, can } = booking;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: 0.5,
        mx: -1.25,
      }}
    >
      <LinkButton to={`/bookings/${id}`} aria-label={`View: ${name}`} sx={rowLook} {...rowFocus(id)}>
        View
      </LinkButton>
      {children}
      {can.reschedule && (
        <Button
          aria-label={`Reschedule: ${name}`}
          aria-haspopup="dialog"
          sx={rowLook}
          onClick={() => ask('reschedule', booking)}
        >
          Reschedule
        </Button>
      )}
      {can.cancel && (
        <Button
          color="error"
          aria-label={`Cancel: ${name}`}
          aria-haspopup="dialog"
          sx={rowLook}
          onClick={() => ask('cancel', booking)}
        >
          Cancel
        </Button>
      )}
      {can.rebook && <RebookButton booking={booking} name={name} sx={rowLook} />}
    </Box>
  );
};
