import type { CustomerBooking } from '@sundara/contracts/api';
import { type Button, useShell } from '@sundara/web/core';
import { LazyDialog } from '@sundara/web/lazy';
import type { ComponentProps } from 'react';
import { ActButton } from '../dialog/act-button.tsx';
import { useRebook } from './use-rebook.ts';

// Lists contain no form; the dialog components are loaded with the first dialog.
const findDialog = () =>
  import(/* webpackChunkName: "rebook" */ './rebook-dialog.tsx').then(({ RebookDialog }) => RebookDialog);

interface Props {
  readonly booking: CustomerBooking;
  /** Distinguishes the buttons of a list for screen readers. */
  readonly name: string;
  readonly sx: ComponentProps<typeof Button>['sx'];
}

/**
 * Books the same again from a list: opens the salon at its next free start, or first reports what is no longer offered.
 */
export const RebookButton = ({ booking, name, sx }: Props) => {
  const { notify } = useShell();
  const rebook = useRebook(booking.id);
  const ask = async () => {
    const failure = await rebook.ask();
    if (failure) notify.error(`The next free time could not be asked for. ${failure.message}`);
  };
  return (
    <>
      <ActButton
        aria-label={`Book again: ${name}`}
        loading={rebook.asking}
        onClick={() => void ask()}
        sx={sx}
      >
        Book again
      </ActButton>
      <LazyDialog
        title="Booking again"
        find={findDialog}
        of={{ open: rebook.isTold, onClose: rebook.stay, rebook, salonName: booking.salonName }}
      />
    </>
  );
};
