import type { LoadFailure, LoadFailureReason } from '@sundara/contracts/federation';
import { ErrorFace } from './error-face.tsx';

const REASONS: Record<LoadFailureReason, string> = {
  missing: 'It is not part of this version of the site.',
  contract: 'It does not fit this version of the site.',
  network: 'Its files could not be fetched.',
  tampered: 'Its files are not the ones that were published, so they were not run.',
  timeout: 'It took too long to arrive.',
  broken: 'It stopped with an error of its own.',
};

interface Props {
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
  readonly retrying?: boolean;
  readonly heading?: 'h1' | 'h2';
}

/** The error state of a remote that can't be loaded: what is missing, why, and a Retry; the rest of the page works. */
export const LostPart = ({ failure, onRetry, retrying = false, heading = 'h2' }: Props) => (
  <ErrorFace
    heading={heading}
    retrying={retrying}
    title={`${failure.title} is not available right now`}
    reason={`${REASONS[failure.reason]} The rest of the site works as usual.`}
    code={`${failure.remoteId}${failure.version ? `@${failure.version}` : ''} · ${failure.step} · ${failure.reason}`}
    onRetry={onRetry}
  />
);
