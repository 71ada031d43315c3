import { type ApiFailure, failureCode } from '@sundara/contracts/federation';
import type { ReactNode } from 'react';
import { useSelfRetry } from '../recovery/use-self-retry.ts';
import { ErrorFace } from './error-face.tsx';

interface Props {
  readonly title: string;
  readonly failure: ApiFailure;
  /** Reads it anew. */
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Level of the title: 'h1' where the face stands for a whole page. */
  readonly heading?: 'h1' | 'h2';
  /** More ways on, beside Retry. */
  readonly actions?: ReactNode;
}

/**
 * Stands where something that was read would stand: what failed, why, and a Retry. What passes by itself is tried again
 * without being asked, and the face says so.
 */
export const FailedPart = ({ failure, onRetry, ...face }: Props) => {
  const byItself = useSelfRetry(failure, onRetry);
  return (
    <ErrorFace
      {...face}
      reason={byItself ? `${failure.message} We keep trying.` : failure.message}
      code={failureCode(failure)}
      onRetry={onRetry}
    />
  );
};
