import { paiseOf, type Quote, quote } from '@sundara/contracts';
import type { SalonDetail, Service } from '@sundara/contracts/api';
import { startTransition, useLayoutEffect, useState } from 'react';
import { createSelectionStore, type SelectionStore, toggled } from './selection.store.ts';

export interface SelectedServices {
  readonly services: readonly Service[];
  /** Length of the whole visit, in minutes. */
  readonly minutes: number;
  /** The whole price, fee and tax included; undefined while nothing is chosen. */
  readonly quote: Quote | undefined;
  /** For what shows a choice in the very frame of its press. */
  readonly store: SelectionStore;
  readonly toggle: (id: string) => void;
  /** Replaces what was chosen before. */
  readonly choose: (ids: readonly string[]) => void;
  readonly clear: () => void;
  /** Whether anything is chosen by now: `services` follow a moment later. */
  readonly isEmpty: () => boolean;
}

/** What is chosen; after a change, the page follows behind the frame that answers the press. */
const useChosenIds = (store: SelectionStore): readonly string[] => {
  const [ids, setIds] = useState(store.getInitialState().serviceIds);
  useLayoutEffect(() => {
    setIds(store.getState().serviceIds);
    return store.subscribe(({ serviceIds }) => startTransition(() => setIds(serviceIds)));
  }, [store]);
  return ids;
};

/** What the visitor has chosen at this salon; a service that is no longer sold is dropped. */
export const useSelection = (salon: SalonDetail): SelectedServices => {
  const [store] = useState(() => createSelectionStore(salon.id));
  const serviceIds = useChosenIds(store);
  const soldOf = (ids: readonly string[]) =>
    ids.flatMap((id) => salon.services.find((service) => service.id === id) ?? []);
  const services = soldOf(serviceIds);
  return {
    services,
    minutes: services.reduce((sum, service) => sum + service.duration, 0),
    quote:
      services.length > 0 ? quote(services.map(({ price }) => ({ pricePaise: paiseOf(price) }))) : undefined,
    store,
    toggle: (id) => store.setState(({ serviceIds: before }) => ({ serviceIds: toggled(before, id) })),
    choose: (ids) => store.setState({ serviceIds: ids }),
    clear: () => store.setState({ serviceIds: [] }),
    isEmpty: () => soldOf(store.getState().serviceIds).length === 0,
  };
};
