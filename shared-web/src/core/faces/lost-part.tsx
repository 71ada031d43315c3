import type { LoadFailure, LoadFailureReason } from '@sundara/contracts/federation';
import { ErrorFace } from './error-face.tsx';

const REASONS: Record<LoadFailureReason, string> = {
  missing: 'It is not there at the moment.',
  contract: 'It does not fit the rest of the site at the moment.',
  network: 'It could not be fetched.',
  tampered: 'What arrived is not what we published, so it was not used.',
  timeout: 'It took too long to arrive.',
  broken: 'It stopped because of a fault of ours.',
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
    title={`${heading === 'h1' ? 'This page' : failure.title} is not available right now`}
    reason={`${REASONS[failure.reason]} The rest of the site works as usual.`}
    code={`${failure.remoteId}${failure.version ? `@${failure.version}` : ''} · ${failure.step} · ${failure.reason}`}
    onRetry={onRetry}
  />
);
