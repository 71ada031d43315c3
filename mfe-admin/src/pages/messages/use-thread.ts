import {
  adminMessage,
  type Input,
  type MessageThread,
  replyToMessage,
  updateMessage,
} from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useEffect, useRef, useState } from 'react';

type Change = Input<typeof updateMessage>['body'];

interface Read {
  readonly of: string;
  readonly thread?: MessageThread;
  readonly failure?: ApiFailure;
}

/**
 * One message: read when its id is given, answered and changed here. The same answer keeps its key, so it is sent once.
 */
export const useThread = (id: string | undefined) => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [read, setRead] = useState<Read>();
  const [turn, setTurn] = useState(0);
  const [doing, setDoing] = useState<'reply' | 'change'>();
  const [trouble, setTrouble] = useState<string>();
  const sent = useRef({ text: '', key: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn reads the same message anew.
  useEffect(() => {
    if (id === undefined) return;
    setTrouble(undefined);
    const gone = new AbortController();
    void http.call(adminMessage, { params: { id } }, { signal: gone.signal }).then((result) => {
      if (gone.signal.aborted) return;
      setRead(result.ok ? { of: id, thread: result.data.thread } : { of: id, failure: result.failure });
    });
    return () => gone.abort();
  }, [id, http, turn]);

  const reply = async (text: string): Promise<boolean> => {
    if (id === undefined || doing) return false;
    setDoing('reply');
    setTrouble(undefined);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const body = { text, key: sent.current.key };
    const result = await http.call(replyToMessage, { params: { id }, body });
    setDoing(undefined);
    if (!result.ok) setTrouble(result.failure.message);
    else {
      sent.current = { text: '', key: '' };
      setRead({ of: id, thread: result.data.thread });
      notify.success(result.data.message);
      void revalidate();
    }
    return result.ok;
  };
  const change = async (body: Change, said: string): Promise<void> => {
    if (id === undefined || doing) return;
    setDoing('change');
    setTrouble(undefined);
    const result = await http.call(updateMessage, { params: { id }, body });
    setDoing(undefined);
    if (!result.ok) return setTrouble(result.failure.message);
    setRead({ of: id, thread: result.data.thread });
    notify.success(said);
    void revalidate();
  };
  const shown = read?.of === id ? read : undefined;
  return {
    ...{ thread: shown?.thread, failure: shown?.failure, doing, trouble, reply, change },
    readAnew: () => setTurn((now) => now + 1),
  };
};
