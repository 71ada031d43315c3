import { retryJob } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useState } from 'react';

/** Has what was given up tried again, tells what came of it and reads the list anew. One at a time. */
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
