import type { SalonDetail } from '@sundara/contracts/api';
import type { BookingBasket } from '@sundara/contracts/federation';
import { ExtensionSlot, useShell } from '@sundara/web/core';
import { useEffect, useRef, useState } from 'react';
import type { SelectedServices } from '../selection/use-selection.ts';
import { goOnTo } from './go-on-to.ts';
import { LoadingPanel, Panel } from './panel.tsx';

interface Props {
  readonly salon: SalonDetail;
  readonly selection: SelectedServices;
  readonly onClose: () => void;
}

const basketOf = (salon: SalonDetail, { services }: SelectedServices): BookingBasket => ({
  salon: { id: salon.id, name: salon.name, address: salon.location },
  services: services.map(({ id, name, category, price, duration }) => ({
    id,
    name,
    category,
    price,
    duration,
  })),
});

/**
 * The booking dialog of whichever remote fills the point. As soon as the visit is booked the page's basket is emptied,
 * whatever happens to the dialog; after a booking the user goes on to the dashboard.
 */
export const BookingSlot = ({ salon, selection, onClose }: Props) => {
  const shell = useShell();
  const [basket] = useState(() => basketOf(salon, selection));
  const clear = useRef(selection.clear);
  useEffect(() => {
    clear.current = selection.clear;
  });
  useEffect(
    () =>
      shell.events.on('booking.confirmed', ({ salonId }) => {
        if (salonId !== salon.id) return;
        clear.current();
        shell.events.emit('basket.emptied', { salonId });
      }),
    [shell, salon.id],
  );
  return (
    <ExtensionSlot
      point="discovery.booking-dialog"
      loading={<LoadingPanel>Opening the calendar…</LoadingPanel>}
      frame={(face) => <Panel onClose={onClose}>{face}</Panel>}
      props={{ basket, onClose, onBooked: () => goOnTo('/dashboard', shell) }}
    />
  );
};
