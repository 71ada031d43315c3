import { useEffect, useRef } from 'react';
import type { FlowStore } from '../flow/flow.store.ts';
import { type Stage, WAITING } from '../flow/flow.ts';
import type { DialogAddress } from './use-dialog-address.ts';

/** Keeps the stage and the page's address in step: Back, Forward and a reload work like the dialog's own buttons. */
export const useStepAddress = (store: FlowStore, stage: Stage, address: DialogAddress): void => {
  const way = useRef(address);
  useEffect(() => {
    way.current = address;
  });
  const { isKept, step } = address;
  useEffect(() => {
    if (!isKept || stage === 'booked') return;
    const busy = WAITING[stage] !== undefined;
    // The Back button can't leave a payment in progress.
    if ((busy || stage === 'unsure') && step !== 'payment') {
      if (busy || step) way.current.goOn('payment');
    } else if (stage === 'payment' && step === 'time') store.go('time', { notice: undefined });
    else if (stage === 'time' && step === 'payment') {
      const { date, slot } = store.getState();
      if (!date || !slot || !store.go('payment', { notice: undefined })) way.current.goBack();
    }
  }, [isKept, step, stage, store]);
};
