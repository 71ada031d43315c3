import type { BookingBasket, SessionUser } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import { askForConfirmation } from '../checkout/confirm-email.ts';
import { pay } from '../checkout/pay.ts';
import type { Paying } from '../checkout/paying.ts';
import { findMoney, lookAtOrder } from '../checkout/verify.ts';
import type { FlowStore } from '../flow/flow.store.ts';
import type { Flow, Notice, WayHere } from '../flow/flow.ts';
import { type AskName, useAskName } from '../name/use-ask-name.ts';
import { type AskState, useAskState } from '../state/use-ask-state.ts';
import { CUSTOMER_NEEDED } from './texts.ts';
import type { DialogAddress } from './use-dialog-address.ts';
import { useRunningOrder } from './use-running-order.ts';
import { useSignIn } from './use-sign-in.ts';

const NEEDED: Notice = { severity: 'error', text: CUSTOMER_NEEDED, wayOn: 'other-account' };

/** What a customer can do in the dialog. */
export interface BookingRun {
  readonly continueToPayment: () => Promise<void>;
  readonly goBack: () => void;
  readonly agreeToTerms: (isAgreed: boolean) => void;
  readonly proceedToPay: () => Promise<void>;
  readonly askAgain: () => void;
  readonly holdEnded: () => void;
  readonly takeWay: (way: WayHere) => void;
  readonly leave: () => void;
  readonly askState: AskState;
  readonly askName: AskName;
  /** How often the customer tried to pay without agreeing to the terms. */
  readonly missedTerms: number;
}

interface Needs {
  readonly basket: BookingBasket;
  readonly store: FlowStore;
  readonly flow: Flow;
  readonly address: DialogAddress;
  readonly leave: () => void;
}

/** The dialog's actions, each allowed only in matching stages of the flow. */
export const useBookingRun = ({ basket, store, flow, address, leave }: Needs): BookingRun => {
  const shell = useShell();
  const signIn = useSignIn(store);
  const askState = useAskState();
  const askName = useAskName(flow.nameNeeded);
  const [missedTerms, setMissedTerms] = useState(0);
  const paying: Paying = {
    ...{ flow: store, basket, shell, signIn: signIn.ask },
    ...{ saveName: askName.save, state: askState.state },
  };
  useRunningOrder(paying, flow.stage);

  const goOn = (user: SessionUser | undefined) => {
    if (!user) return;
    if (user.role !== 'customer') store.setState({ notice: NEEDED });
    else if (address.isKept) address.goOn('payment');
    else store.go('payment', { notice: undefined });
  };
  const goBack = () => {
    if (address.isKept) address.goBack();
    else store.go('time', { notice: undefined });
  };
  const proceedToPay = async () => {
    const isNamed = askName.check();
    if (!store.getState().agreeToTerms) return setMissedTerms((count) => count + 1);
    if (!isNamed) return;
    const user = await signIn.ask();
    if (user?.role === 'customer') await pay(paying, user);
    else if (user) store.setState({ notice: NEEDED });
  };
  return {
    continueToPayment: async () => goOn(await signIn.ask()),
    goBack,
    agreeToTerms: (agreeToTerms) => store.setState({ agreeToTerms }),
    proceedToPay,
    askAgain: () => void findMoney(paying),
    holdEnded: () => {
      const { order } = store.getState();
      if (order) void lookAtOrder(paying, order.orderId);
    },
    takeWay: (way) => {
      if (way === 'choose-services') leave();
      else if (way === 'choose-time') goBack();
      else if (way === 'for-somebody-else') {
        store.setState({ forSomebodyElse: true });
        void proceedToPay();
      } else if (way === 'try-again') void proceedToPay();
      else if (way === 'confirm-email') void askForConfirmation(paying);
      else {
        store.setState({ notice: undefined });
        void signIn.change().then((user) => store.getState().stage === 'time' && goOn(user));
      }
    },
    leave,
    askState,
    askName,
    missedTerms,
  };
};
