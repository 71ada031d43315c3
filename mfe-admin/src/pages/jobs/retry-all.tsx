import { retryJobs } from '@sundara/contracts/api';
import { Button, useShell } from '@sundara/web/core';
import { useRevalidator } from '@sundara/web/router';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { KINDS } from './job-labels.ts';

interface Props {
  /** The kind that is listed; undefined for all. */
  readonly kind: string | undefined;
  /** How many of them were given up. */
  readonly givenUp: number;
}

/** Retries all jobs of a kind that were given up. */
export const RetryAll = ({ kind, givenUp }: Props) => {
  const { http, notify } = useShell();
  const { revalidate } = useRevalidator();
  const [trying, setTrying] = useState(false);
  if (kind === undefined || !(kind in KINDS) || givenUp === 0) return null;
  const tryAll = async () => {
    if (trying) return;
    setTrying(true);
    const result = await http.call(retryJobs, { body: { kind } });
    setTrying(false);
    if (result.ok) notify.success(result.data.message);
    else notify.error(result.failure.message);
    await revalidate();
  };
  return (
    <Button
      variant="outlined"
      startIcon={<RotateCw size={18} aria-hidden />}
      aria-disabled={trying}
      onClick={() => void tryAll()}
      sx={{ minHeight: 44, mb: 2 }}
    >
      {trying ? 'Trying…' : `Try all ${givenUp} given up again`}
    </Button>
  );
};
