import { deleteAccount, deletionPreview, type Reply } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useSelfRetry, useShell } from '@sundara/web/core';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Deletion = Reply<typeof deletionPreview>['deletion'];

export interface Deleting {
  /** What the deletion would do; undefined while loading, or after a failure. */
  readonly deletion: Deletion | undefined;
  /** Why that could not be loaded. */
  readonly unknown: ApiFailure | undefined;
  readonly waiting: boolean;
  readonly ask: () => Promise<void>;
  /** The error of the password. */
  readonly wrong: string | undefined;
  /** Any other failure. */
  readonly problem: string | undefined;
  readonly clearWrong: () => void;
  /** Deletes the account. */
  readonly send: (password: string) => Promise<void>;
  /** The account is deleted. Closing the dialog, which happens automatically after some seconds, signs out. */
  readonly done: boolean;
}

/** How long the confirmation is shown before the dialog closes, in milliseconds. */
const TOLD_MS = 6_000;

type Trouble = { readonly wrong?: string; readonly problem?: string };

const troubleOf = (failure: ApiFailure): Trouble => {
  if (failure.kind !== 'rejected') {
    return {
      problem: `We don't know whether your account was deleted. ${failure.message} Please try again.`,
    };
  }
  if (failure.code === 'PASSWORD_WRONG') return { wrong: failure.message };
  return { problem: failure.message };
};

/** Deletes the account: loads the effects while the dialog is open, then sends exactly what was shown. */
export const useDeletion = (open: boolean, onClose: () => void): Deleting => {
  const { http, session } = useShell();
  const [preview, setPreview] = useState<{ deletion?: Deletion; unknown?: ApiFailure }>({});
  const [state, setState] = useState<{ waiting: boolean } & Trouble>({ waiting: false });
  const [done, setDone] = useState(false);

  const ask = useCallback(async () => {
    // A failure stays until the answer to the next attempt.
    setPreview(({ unknown }) => (unknown ? { unknown } : {}));
    const result = await http.call(deletionPreview, {});
    setPreview(result.ok ? { deletion: result.data.deletion } : { unknown: result.failure });
  }, [http]);
  useEffect(() => {
    if (!open) return;
    setState({ waiting: false });
    setPreview({});
    void ask();
  }, [open, ask]);

  const { deletion, unknown } = preview;
  useSelfRetry(open ? unknown : undefined, ask);

  const close = useEffectEvent(onClose);
  const told = done && open;
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(close, TOLD_MS);
    // However the page is left, the session ends.
    return () => {
      clearTimeout(timer);
      void session.signOut();
    };
  }, [told, session]);
  return {
    deletion,
    unknown,
    waiting: state.waiting,
    wrong: state.wrong,
    problem: state.problem,
    ask,
    clearWrong: () => setState({ waiting: false }),
    send: async (password) => {
      if (!deletion) return;
      if (password === '') {
        setState({ waiting: false, wrong: 'Password is required' });
        return;
      }
      setState({ waiting: true });
      const body = { password, expectedRefund: deletion.refund };
      const result = await http.call(deleteAccount, { body });
      if (!result.ok) {
        setState({ waiting: false, ...troubleOf(result.failure) });
        if (result.failure.kind === 'rejected' && result.failure.code === 'REFUND_CHANGED') await ask();
        return;
      }
      setDone(true);
    },
    done,
  };
};
