import type { ApiFailure } from '@sundara/contracts/federation';
import { ErrorFace, useSelfRetry } from '@sundara/web/core';

interface Props {
  readonly title: string;
  readonly failure: ApiFailure;
  readonly onRetry: () => void;
}

/** Stands for a part of the settings that could not be read; what passes by itself is tried again without being asked. */
export const PartFailed = ({ title, failure, onRetry }: Props) => {
  const byItself = useSelfRetry(failure, onRetry);
  return (
    <ErrorFace
      title={title}
      reason={byItself ? `${failure.message} We keep trying.` : failure.message}
      code={failure.kind === 'rejected' ? failure.code : failure.kind}
      onRetry={onRetry}
    />
  );
};
