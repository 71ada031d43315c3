import { paiseOf, type Quote, quote } from '@sundara/contracts';
import type { SalonDetail, Service } from '@sundara/contracts/api';
import { useState } from 'react';
import { useStore } from 'zustand';
import { createSelectionStore, toggled } from './selection.store.ts';

export interface SelectedServices {
  readonly services: readonly Service[];
  /** Length of the whole visit, in minutes. */
  readonly minutes: number;
  /** The whole price, fee and tax included; undefined while nothing is chosen. */
  readonly quote: Quote | undefined;
  readonly isChosen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Replaces what was chosen before. */
  readonly choose: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/** What the visitor has chosen at this salon; a service that is no longer sold is dropped. */
export const useSelection = (salon: SalonDetail): SelectedServices => {
  const [store] = useState(() => createSelectionStore(salon.id));
  const { serviceIds } = useStore(store);
  const services = serviceIds.flatMap((id) => salon.services.find((service) => service.id === id) ?? []);
  return {
    services,
    minutes: services.reduce((sum, service) => sum + service.duration, 0),
    quote:
      services.length > 0 ? quote(services.map(({ price }) => ({ pricePaise: paiseOf(price) }))) : undefined,
    isChosen: (id) => serviceIds.includes(id),
    toggle: (id) => store.setState({ serviceIds: toggled(serviceIds, id) }),
    choose: (ids) => store.setState({ serviceIds: ids }),
    clear: () => store.setState({ serviceIds: [] }),
  };
};
