import { retryJob } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useState } from 'react';

/** Retries what was given up, reports the result and reloads the list. One at a time. */
export const useTryAgain = () => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [trying, setTrying] = useState<number>();
  const tryAgain = async (jobId: number, title: string) => {
    if (trying !== undefined) return;
    setTrying(jobId);
    const result = await http.call(retryJob, { params: { id: jobId } });
    setTrying(undefined);
    if (result.ok) notify.success(`${title}: it is tried again now.`);
    else notify.error(`${title}: ${result.failure.message}`);
    await revalidate();
  };
  return { trying, tryAgain };
};
