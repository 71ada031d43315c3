import { type ManagedService, salonServices } from '@sundara/contracts/api';
import type { ApiFailure, HttpApi, ShellApi } from '@sundara/contracts/federation';
import { useSelfRetry, useSession, useShell } from '@sundara/web/core';
import { useCallback, useEffect, useState } from 'react';
import { popularFirst } from './popular-first.ts';

const PAGE = 100;

interface Kept {
  readonly userId: string;
  readonly services: readonly ManagedService[];
}

/** The salon's services, cached for the next walk-in of the same owner. */
const keptBy = new WeakMap<ShellApi, Kept>();

/** Reads all services, page by page; fails if one page does. */
const readAll = async (http: HttpApi) => {
  const services: ManagedService[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await http.call(salonServices, { query: { page, limit: PAGE, status: 'Active' } });
    if (!answer.ok) return answer;
    services.push(...answer.data.services);
    if (answer.data.services.length === 0 || page >= answer.data.pages)
      return { ok: true, data: services } as const;
  }
};

/** The services to choose from; cached ones are shown at once and read again. */
export const useServices = () => {
  const shell = useShell();
  const { http } = shell;
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  const [read, setRead] = useState(() => keptBy.get(shell));
  const [failure, setFailure] = useState<ApiFailure>();
  const readNow = useCallback(async () => {
    const answer = await readAll(http);
    if (answer.ok) {
      const kept: Kept = { userId, services: popularFirst(answer.data) };
      keptBy.set(shell, kept);
      setRead(kept);
    }
    setFailure(answer.ok ? undefined : answer.failure);
  }, [http, shell, userId]);
  useEffect(() => {
    void readNow();
  }, [readNow]);
  useSelfRetry(failure, readNow);
  return { services: read?.userId === userId ? read.services : undefined, failure, read: readNow };
};
