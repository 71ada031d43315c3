import type { ApiFailure } from '@sundara/contracts/federation';
import { useRevalidator } from 'react-router-dom';
import { ErrorFace } from '../core/faces/error-face.tsx';
import { useSelfRetry } from '../core/recovery/use-self-retry.ts';

/**
 * Stands where a page's data would stand: what failed, why, and a Retry that runs the page's loader again. What passes by itself
 * is tried again without being asked, and the face says so.
 */
export const FailedFace = ({ title, failure }: { title: string; failure: ApiFailure }) => {
  const { state, revalidate } = useRevalidator();
  const byItself = useSelfRetry(failure, revalidate);
  return (
    <ErrorFace
      title={title}
      reason={byItself ? `${failure.message} We keep trying.` : failure.message}
      code={failure.kind === 'rejected' ? failure.code : failure.kind}
      onRetry={revalidate}
      retrying={state === 'loading'}
    />
  );
};
