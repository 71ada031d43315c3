import type { SalonDetail } from '@sundara/contracts/api';
import { ExtensionSlot, useShell } from '@sundara/web/core';
import type { SelectedServices } from '../selection/use-selection.ts';
import { LoadingPanel, Panel } from './panel.tsx';

interface Props {
  readonly salon: SalonDetail;
  readonly selection: SelectedServices;
  readonly onClose: () => void;
}

/** The booking dialog of whichever remote fills the point; a booked basket is empty and leads to the dashboard. */
export const BookingSlot = ({ salon, selection, onClose }: Props) => {
  const shell = useShell();
  const booked = () => {
    selection.clear();
    shell.events.emit('basket.emptied', { salonId: salon.id });
    onClose();
    shell.navigate('/dashboard');
  };
  return (
    <ExtensionSlot
      point="discovery.booking-dialog"
      loading={<LoadingPanel>Opening the calendar…</LoadingPanel>}
      frame={(face) => <Panel onClose={onClose}>{face}</Panel>}
      props={{
        basket: {
          salon: { id: salon.id, name: salon.name, address: salon.location },
          services: selection.services.map(({ id, name, category, price, duration }) => ({
            id,
            name,
            category,
            price,
            duration,
          })),
        },
        onClose,
        onBooked: booked,
      }}
    />
  );
};
