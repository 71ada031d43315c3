import { type ApiFailure, failureCode } from '@sundara/contracts/federation';
import type { ReactNode } from 'react';
import { useSelfRetry } from '../recovery/use-self-retry.ts';
import { ErrorFace } from './error-face.tsx';

interface Props {
  readonly title: string;
  readonly failure: ApiFailure;
  /** Reads the data again. */
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  /** Level of the title: 'h1' where the state replaces a whole page. */
  readonly heading?: 'h1' | 'h2';
  /** More actions, next to Retry. */
  readonly actions?: ReactNode;
}

/**
 * Replaces data that could not be read: what failed, why, and a Retry. Temporary failures are retried automatically,
 * and the message says so.
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
