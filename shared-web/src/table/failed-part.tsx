import { type ApiFailure, failureCode } from '@sundara/contracts/federation';
import { ErrorFace } from '../core/faces/error-face.tsx';
import { useSelfRetry } from '../core/recovery/use-self-retry.ts';

interface Props {
  readonly title: string;
  readonly failure: ApiFailure;
  /** Reads it anew. */
  readonly onRetry: () => void;
  readonly retrying?: boolean;
}

/**
 * Stands where something that was read would stand: what failed, why, and a Retry. What passes by itself is tried again
 * without being asked, and the face says so.
 */
export const FailedPart = ({ title, failure, onRetry, retrying = false }: Props) => {
  const byItself = useSelfRetry(failure, onRetry);
  return (
    <ErrorFace
      title={title}
      reason={byItself ? `${failure.message} We keep trying.` : failure.message}
      code={failureCode(failure)}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
};
