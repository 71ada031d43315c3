import type { AdminSalon } from '@sundara/contracts/api';
import { SheetFrame } from '@sundara/web/dialog';
import { NewPlan } from './new-plan.tsx';
import { RunningPlan } from './running-plan.tsx';

export interface PlanDialogProps {
  readonly open: boolean;
  readonly salon: AdminSalon;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/**
 * A salon's subscription: its state, and what an admin may do with it (specification 2, section 2; resolutions M11).
 */
export const PlanDialog = ({ open, salon, onChanged, onClose }: PlanDialogProps) => {
  const { subscription, can } = salon;
  const done = () => {
    onClose();
    onChanged();
  };
  return (
    <SheetFrame open={open} title="Subscription" lead={salon.name} onClose={onClose}>
      {subscription && (
        <RunningPlan
          salonId={salon.id}
          plan={subscription}
          mayCancel={can.cancelSubscription}
          onDone={done}
        />
      )}
      {can.subscribe && <NewPlan salonId={salon.id} replaces={subscription !== null} onDone={done} />}
    </SheetFrame>
  );
};
