import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  type Input,
  type Reply,
  secondFactor,
} from '@sundara/contracts/api';
import type { Result } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useState } from 'react';
import { NO_REFUSAL, type Refusal, refusalOf } from '../refusal.ts';
import { useAnswer } from '../use-answer.ts';

export type SecondFactorState = Reply<typeof secondFactor>['secondFactor'];
const FIELD_OF = { PASSWORD_WRONG: 'password', SECOND_FACTOR_WRONG: 'code' } as const;

/** The current step: the key to scan after the start, the recovery codes after the confirmation. */
export type SetUp =
  | { readonly step: 'password' }
  | { readonly step: 'scan'; readonly secret: string; readonly uri: string }
  | { readonly step: 'codes'; readonly codes: readonly string[] };

export type SecondFactor = ReturnType<typeof useSecondFactor>;

/** Reads the second factor's state, turns it on step by step, and turns it off. */
export const useSecondFactor = (onTurnedOn: () => void) => {
  const { http, notify } = useShell();
  const [setUp, setSetUp] = useState<SetUp>();
  const [refusal, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const [sending, setSending] = useState(false);
  const { result, asking, ask, show } = useAnswer<SecondFactorState>(async (signal) => {
    const answer = await http.call(secondFactor, {}, { signal });
    return answer.ok ? { ok: true, data: answer.data.secondFactor } : answer;
  });

  const sent = async <T>(call: Promise<Result<T>>): Promise<T | undefined> => {
    setSending(true);
    setRefusal(NO_REFUSAL);
    const answer = await call;
    setSending(false);
    if (answer.ok) return answer.data;
    setRefusal(refusalOf(answer.failure, FIELD_OF));
    // It was turned on or off elsewhere meanwhile.
    if (answer.failure.kind === 'rejected' && answer.failure.code === 'SECOND_FACTOR_ON') void ask();
    return undefined;
  };
  const begin = async (body: Input<typeof beginSecondFactor>['body']) => {
    const begun = await sent(http.call(beginSecondFactor, { body }));
    if (begun) setSetUp({ step: 'scan', secret: begun.secret, uri: begun.uri });
    return begun !== undefined;
  };
  const confirm = async (body: Input<typeof confirmSecondFactor>['body']) => {
    const confirmed = await sent(http.call(confirmSecondFactor, { body }));
    if (!confirmed) return false;
    const codes = confirmed.recoveryCodes;
    setSetUp({ step: 'codes', codes });
    show({ on: true, recoveryCodesLeft: codes.length });
    onTurnedOn();
    return true;
  };
  const end = async (body: Input<typeof endSecondFactor>['body']) => {
    const ended = await sent(http.call(endSecondFactor, { body }));
    if (!ended) return false;
    show(ended.secondFactor);
    notify.success('Second factor turned off');
    return true;
  };
  return {
    ...{ result, asking, ask, setUp, refusal, sending, begin, confirm, end },
    setRefusal,
    start: () => {
      setRefusal(NO_REFUSAL);
      setSetUp({ step: 'password' });
    },
    leave: () => {
      setRefusal(NO_REFUSAL);
      setSetUp(undefined);
    },
  };
};
