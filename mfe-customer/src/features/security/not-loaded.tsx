import type { ApiFailure } from '@sundara/contracts/federation';
import { ErrorFace, useSelfRetry } from '@sundara/web/core';

interface Props {
  readonly title: string;
  readonly failure: ApiFailure;
  readonly asking: boolean;
  readonly ask: () => Promise<void>;
}

/** Stands where a part of the page would: what failed, and a Retry; what passes by itself is asked again. */
export const NotLoaded = ({ title, failure, asking, ask }: Props) => {
  const byItself = useSelfRetry(failure, ask);
  return (
    <ErrorFace
      title={title}
      reason={byItself ? `${failure.message} We keep trying.` : failure.message}
      code={failure.kind === 'rejected' ? failure.code : failure.kind}
      onRetry={ask}
      retrying={asking}
    />
  );
};
