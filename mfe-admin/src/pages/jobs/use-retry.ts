import { type AdminJob, retryJob } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { useState } from 'react';
import { kindText } from './job-labels.ts';

/** Has a job tried again, tells what came of it and reads the list anew. One at a time. */
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
