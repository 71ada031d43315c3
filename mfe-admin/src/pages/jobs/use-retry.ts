import { type AdminJob, retryJob } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useState } from 'react';
import { kindText } from './job-labels.ts';

/** Retries a job, reports the result and reloads the list. One at a time. */
export const useRetry = () => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [trying, setTrying] = useState<number>();
  const retry = async ({ id, kind }: AdminJob) => {
    if (trying !== undefined) return;
    setTrying(id);
    const result = await http.call(retryJob, { params: { id } });
    setTrying(undefined);
    const name = kindText(kind);
    if (result.ok) notify.success(`${name}: it is tried again now.`);
    else notify.error(`${name}: ${result.failure.message}`);
    await revalidate();
  };
  return { trying, retry };
};
