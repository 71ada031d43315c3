import type { ApiFailure } from '@sundara/contracts/federation';
import { useRevalidator } from 'react-router-dom';
import { FailedPart } from '../core/faces/failed-part.tsx';

/** Stands where a page's data would stand; its Retry runs the page's loader again, and so does what passes by itself. */
export const FailedFace = ({ title, failure }: { title: string; failure: ApiFailure }) => {
  const { state, revalidate } = useRevalidator();
  return <FailedPart title={title} failure={failure} onRetry={revalidate} retrying={state === 'loading'} />;
};
