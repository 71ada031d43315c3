import type { ServiceHit } from '@sundara/contracts/api';
import { ExtensionSlot, useShell } from '@sundara/web/core';
import { goOnTo } from '../booking/go-on-to.ts';
import { LoadingPanel, Panel } from '../booking/panel.tsx';

/**
 * The booking dialog with this one service; a confirmed booking is reported with its ID and leads to /bookings
 * (specification 1, sections 4 and 8).
 */
export const BookService = ({ hit, onClose }: { hit: ServiceHit; onClose: () => void }) => {
  const shell = useShell();
  const { id, name, category, price, duration } = hit;
  const booked = (bookingId: string) => {
    onClose();
    shell.notify.success(`Booking successful! Your booking ID is ${bookingId}`);
    goOnTo('/bookings', shell);
  };
  return (
    <ExtensionSlot
      point="discovery.booking-dialog"
      loading={<LoadingPanel>Opening the calendar…</LoadingPanel>}
      frame={(face) => <Panel onClose={onClose}>{face}</Panel>}
      props={{
        basket: {
          salon: { id: hit.salonId._id, name: hit.salon, address: `${hit.sublocality}, Hyderabad` },
          services: [{ id, name, category, price, duration }],
        },
        onClose,
        onBooked: booked,
      }}
    />
  );
};
