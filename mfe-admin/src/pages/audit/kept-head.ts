import type { AuditHead } from '@sundara/contracts/api';

const KEY = 'sundara.audit-head';

/** The end of the audit that this browser saw last; undefined if it saw none, or can't store it. */
export const readKeptHead = (): AuditHead | undefined => {
  try {
    const [, no, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(localStorage.getItem(KEY) ?? '') ?? [];
    return no && hash && Number(no) > 0 ? { no: Number(no), hash } : undefined;
  } catch {
    return undefined;
  }
};

export const keepHead = ({ no, hash }: AuditHead): void => {
  try {
    localStorage.setItem(KEY, `${no}:${hash}`);
  } catch {
    // A browser without storage only checks what the server knows.
  }
};
