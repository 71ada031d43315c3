import type { ExtensionPoints } from '@sundara/contracts/federation';
import { IconButton, Typography, useMediaQuery } from '@sundara/web/core';
import { Dialog, DialogContent, DialogTitle } from '@sundara/web/form';
import { useDays } from '@sundara/web/visit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createFlowStore } from '../flow/flow.store.ts';
import { WAITING } from '../flow/flow.ts';
import { visitOf } from '../time-step/visit-of.ts';
import { DialogFoot } from './dialog-foot.tsx';
import { DialogSteps } from './dialog-steps.tsx';
import { useAskedStart } from './use-asked-start.ts';
import { useBookingRun } from './use-booking-run.ts';
import { useDialogAddress } from './use-dialog-address.ts';
import { ANIMATION_MS, useLeaving } from './use-leaving.ts';
import { useStepAddress } from './use-step-address.ts';

/** On phones, in portrait or landscape, the dialog fills the screen. */
const SMALL = '(max-width: 599.95px), (max-height: 559.95px)';

/** From basket to paid booking in two steps (specification 1, sections 2 and 4). */
export const BookingDialog = ({ basket, onClose, onBooked }: ExtensionPoints['discovery.booking-dialog']) => {
  const address = useDialogAddress();
  const [store] = useState(() => createFlowStore(basket, { stage: address.step, start: address.start }));
  const flow = useStore(store);
  useAskedStart(address);
  const { isOpen, leave, left, success } = useLeaving(flow, address, { onClose, onBooked });
  useStepAddress(store, flow.stage, address);
  const run = useBookingRun({ basket, store, flow, address, leave });
  const days = useDays(visitOf(basket, flow));
  const small = useMediaQuery(SMALL);

  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      fullScreen={small}
      fullWidth
      maxWidth="md"
      transitionDuration={ANIMATION_MS}
      // The gateway's window is outside the dialog and needs the keyboard.
      disableEnforceFocus={flow.stage === 'paying'}
      aria-labelledby="booking-title"
      slotProps={{
        transition: { onExited: left },
        // One height for all steps, so that nothing jumps between them.
        paper: { sx: small ? {} : { height: 'min(720px, calc(100% - 64px))' } },
      }}
    >
      <DialogTitle
        id="booking-title"
        component="div"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, pl: { xs: 2, sm: 3 }, pr: 1 }}
      >
        <Typography
          variant="h3"
          component="h2"
          sx={{ flex: 1, minWidth: 0, fontSize: { xs: '1.2rem', sm: '1.44rem' }, overflowWrap: 'anywhere' }}
        >
          Book at {basket.salon.name}
        </Typography>
        <IconButton aria-label="Close" onClick={leave} disabled={WAITING[flow.stage] !== undefined}>
          <X size={20} aria-hidden />
        </IconButton>
      </DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 }, pb: 2, overflowX: 'hidden' }}>
        <DialogSteps basket={basket} store={store} flow={flow} days={days} run={run} success={success} />
      </DialogContent>
      <DialogFoot flow={flow} run={run} success={success} />
    </Dialog>
  );
};
