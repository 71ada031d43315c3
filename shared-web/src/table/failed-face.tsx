import type { ApiFailure } from '@sundara/contracts/federation';
import { useRevalidator } from 'react-router-dom';
import { ErrorFace } from '../core/faces/error-face.tsx';

/** Stands where a page's data would stand: what failed, why, and a Retry that runs the page's loader again. */
export const FailedFace = ({ title, failure }: { title: string; failure: ApiFailure }) => {
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorFace
      title={title}
      reason={failure.message}
      code={failure.kind === 'rejected' ? failure.code : failure.kind}
      onRetry={revalidate}
      retrying={state === 'loading'}
    />
  );
};
