import type {
  ExtensionComponent,
  ExtensionPoints,
  LoadFailure,
  PointName,
} from '@sundara/contracts/federation';
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { LostPart } from '../faces/lost-part.tsx';
import { PartBoundary } from '../faces/part-boundary.tsx';
import { useShell } from './shell-context.tsx';

type Loaded<P extends PointName> =
  | { step: 'loading' }
  | { step: 'lost'; failure: LoadFailure }
  | { step: 'here'; component: ExtensionComponent<P>; remote: string; version: string };

/** What is reported of an error; `lost` is why a chunk that the part requested did not load. */
const described = (error: Error) => ({
  message: error.message,
  ...(error.name === 'ChunkLoadError' && { lost: String(Reflect.get(error, 'type')) }),
});

interface Props<P extends PointName> {
  readonly point: P;
  readonly props: ExtensionPoints[P];
  /** Shown while the part loads. */
  readonly loading: ReactNode;
  /** Wraps the error state of a part that can't be loaded, for instance in a dialog. */
  readonly frame?: (face: ReactNode) => ReactNode;
}

/**
 * A place that another remote fills. The filling code loads when the slot is first rendered; if it can't be loaded or
 * crashes, the slot shows an error with a Retry and the page around it keeps working.
 */
export const ExtensionSlot = <P extends PointName>({
  point,
  props,
  loading,
  frame = (face) => face,
}: Props<P>) => {
  const { extensions, telemetry } = useShell();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Loaded<P>>({ step: 'loading' });
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let current = true;
    setState({ step: 'loading' });
    extensions.load(point, { retry: attempt > 0 }).then((outcome) => {
      if (!current) return;
      setState(
        outcome.ok
          ? { step: 'here', component: outcome.module, remote: outcome.remoteId, version: outcome.version }
          : { step: 'lost', failure: outcome.failure },
      );
    });
    return () => {
      current = false;
    };
  }, [extensions, point, attempt]);

  if (state.step === 'loading') return loading;
  if (state.step === 'lost') return frame(<LostPart failure={state.failure} onRetry={retry} />);
  // A filler is a React component by contract; the contract package itself knows no React.
  const Filler = state.component as ComponentType<ExtensionPoints[P]>;
  const { remote, version } = state;
  return (
    <PartBoundary
      title={extensions.fillerOf(point)?.title ?? remote}
      onRetry={retry}
      onError={(error) => telemetry.record('part.failed', { remote, version, ...described(error) })}
      key={attempt}
    >
      <Filler {...props} />
    </PartBoundary>
  );
};
