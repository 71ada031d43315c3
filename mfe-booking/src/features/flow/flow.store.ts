import { paiseOf, quote } from '@sundara/contracts';
import type { BookingBasket } from '@sundara/contracts/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askedStart } from './asked-start.ts';
import { keepFlow, recallFlow } from './flow.storage.ts';
import { type Flow, mayFollow, newFlow, type Stage } from './flow.ts';

export interface FlowStore extends StoreApi<Flow> {
  /** Goes to another stage and applies the change; returns false without any effect if that stage may not follow. */
  readonly go: (stage: Stage, change?: Partial<Omit<Flow, 'stage'>>) => boolean;
  /** Chooses another day, time or specialist: an open order for the earlier choice no longer belongs to this flow. */
  readonly choose: (choice: Partial<Pick<Flow, 'date' | 'slot' | 'specialist'>>) => void;
}

/** How a flow begins. */
interface Begin {
  /** 'payment' requires a chosen time. */
  readonly stage?: 'time' | 'payment' | undefined;
  /** The start that a link requests, on the salon's clock. */
  readonly start?: string | undefined;
}

/**
 * One flow per opened dialog, so that two dialogs or two tests never share one; it begins with what this tab has
 * stored.
 */
export const createFlowStore = (basket: BookingBasket, { stage = 'time', start }: Begin = {}): FlowStore => {
  const price = quote(basket.services.map((service) => ({ pricePaise: paiseOf(service.price) })));
  const kept = recallFlow(basket);
  // A running order is not given up for a link.
  const isRunning = kept.order !== undefined || kept.proof !== undefined;
  const begun = { ...newFlow(price), ...kept, ...(start && !isRunning && askedStart(start)) };
  const store = createStore<Flow>(() => ({ ...begun, stage: begun.slot ? stage : 'time' }));
  store.subscribe((flow) => keepFlow(basket, flow));
  return {
    ...store,
    go: (to, change) => {
      if (!mayFollow(store.getState().stage, to)) return false;
      store.setState({ ...change, stage: to });
      return true;
    },
    choose: (choice) => {
      const { slot } = store.getState();
      const next = 'slot' in choice ? choice.slot : slot;
      const same = next !== undefined && next.dateTime === slot?.dateTime && !('specialist' in choice);
      store.setState({
        ...choice,
        notice: undefined,
        ...(!same && { order: undefined, proof: undefined, forSomebodyElse: false }),
      });
    },
  };
};
