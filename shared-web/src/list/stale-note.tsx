import type { ApiFailure } from '@sundara/contracts/federation';
import { Button, useSelfRetry } from '@sundara/web/core';
import { Alert } from '@sundara/web/form';
import { useRevalidator } from '@sundara/web/router';

/** Shown above stale data: that it could not be reloaded, why, and that this is retried. */
export const StaleNote = ({ failure, title }: { readonly failure: ApiFailure; readonly title: string }) => {
  const { state, revalidate } = useRevalidator();
  const byItself = useSelfRetry(failure, revalidate);
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" loading={state === 'loading'} onClick={() => revalidate()}>
          Retry
        </Button>
      }
    >
      <strong>{title}</strong> {failure.message} {byItself && 'We keep trying.'}
    </Alert>
  );
};
