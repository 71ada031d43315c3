import type { ApiFailure } from '@sundara/contracts/federation';
import { useRevalidator } from 'react-router-dom';
import { FailedPart } from '../core/faces/failed-part.tsx';

/**
 * Replaces a page's data that could not be read; Retry runs the page's loader again, and temporary failures do so
 * automatically.
 */
export const FailedFace = ({ title, failure }: { title: string; failure: ApiFailure }) => {
  const { state, revalidate } = useRevalidator();
  return <FailedPart title={title} failure={failure} onRetry={revalidate} retrying={state === 'loading'} />;
};
