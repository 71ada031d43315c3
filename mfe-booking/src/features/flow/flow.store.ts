import { paiseOf, quote } from '@sundara/contracts';
import type { BookingBasket } from '@sundara/contracts/federation';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askedStart } from './asked-start.ts';
import { keepFlow, recallFlow } from './flow.storage.ts';
import { type Flow, mayFollow, newFlow, type Stage } from './flow.ts';

export interface FlowStore extends StoreApi<Flow> {
  /** Goes to another stage with what changes along; false, and nothing done, where it can't follow. */
  readonly go: (stage: Stage, change?: Partial<Omit<Flow, 'stage'>>) => boolean;
  /** Another day, time or specialist: an order that was open for the earlier one is no longer this flow's. */
  readonly choose: (choice: Partial<Pick<Flow, 'date' | 'slot' | 'specialist'>>) => void;
}

/** Where a flow begins. */
interface Begin {
  /** The payment only with a chosen time. */
  readonly stage?: 'time' | 'payment' | undefined;
  /** The start that a link asks for, on the salon's clock. */
  readonly start?: string | undefined;
}

/** One flow per opened dialog, so that two dialogs or two tests never share one; it begins with what this tab has kept. */
export const createFlowStore = (basket: BookingBasket, { stage = 'time', start }: Begin = {}): FlowStore => {
  const price = quote(basket.services.map((service) => ({ pricePaise: paiseOf(service.price) })));
  const kept = recallFlow(basket);
  // What runs already is not given up for a link.
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
