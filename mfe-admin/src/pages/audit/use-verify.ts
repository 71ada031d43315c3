import { type AuditBreak, type AuditHead, verifyAudit } from '@sundara/contracts/api';
import type { ApiFailure } from '@sundara/contracts/federation';
import { useShell } from '@sundara/web/core';
import { useRef, useState } from 'react';
import { keepHead, readKeptHead } from './kept-head.ts';

export type Check =
  | { readonly state: 'none' }
  | { readonly state: 'under-way'; readonly checked: number; readonly of: number }
  | { readonly state: 'whole'; readonly checked: number; readonly erased: number; readonly head: AuditHead }
  | { readonly state: 'broken'; readonly checked: number; readonly broken: AuditBreak }
  | { readonly state: 'failed'; readonly failure: ApiFailure };

/**
 * Verifies the whole audit, part by part. The end that this browser saw last is sent along, so that entries cut off
 * since are found; if all is intact, the new end is stored.
 */
export const useVerify = () => {
  const { http } = useShell();
  const [check, setCheck] = useState<Check>({ state: 'none' });
  const running = useRef(false);

  const verify = async () => {
    if (running.current) return;
    running.current = true;
    const known = readKeptHead();
    const asked = known ? { knownNo: known.no, knownHash: known.hash } : {};
    let [checked, erased] = [0, 0];
    let cursor: string | undefined;
    setCheck({ state: 'under-way', checked: 0, of: 0 });
    for (;;) {
      const part = await http.call(verifyAudit, { query: { ...asked, cursor } });
      if (!part.ok) {
        setCheck({ state: 'failed', failure: part.failure });
        break;
      }
      const { broken, next, head } = part.data;
      checked += part.data.checked;
      erased += part.data.erased;
      if (broken) {
        setCheck({ state: 'broken', checked, broken });
        break;
      }
      if (next === null) {
        keepHead(head);
        setCheck({ state: 'whole', checked, erased, head });
        break;
      }
      cursor = next;
      setCheck({ state: 'under-way', checked, of: head.no });
    }
    running.current = false;
  };
  return { check, verify };
};
