import { ErrorFace, PartBoundary } from '@sundara/web/core';
import { type ComponentType, useEffect, useState } from 'react';
import { LoadingPanel, Panel } from '../booking/panel.tsx';
import type { ServiceModalProps } from './service-modal.tsx';

/** Fetches the modal's chunk; a second call resolves at once. */
export const loadServiceModal = async (): Promise<ComponentType<ServiceModalProps>> => {
  const { ServiceModal } = await import(/* webpackChunkName: "service-modal" */ './service-modal.tsx');
  return ServiceModal;
};

interface Props extends ServiceModalProps {
  /** Fetches the component. Default: the modal's chunk. */
  readonly load?: () => Promise<ComponentType<ServiceModalProps>>;
}

/** The service modal, fetched when it is first opened; if that fails, Retry fetches it again. */
export const ServiceModal = ({ load = loadServiceModal, ...props }: Props) => {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ readonly Modal: ComponentType<ServiceModalProps> } | 'lost'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what loads again.
  useEffect(() => {
    let current = true;
    load().then(
      (Modal) => current && setState({ Modal }),
      () => current && setState('lost'),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);

  const again = () => {
    setState(undefined);
    setAttempt(attempt + 1);
  };
  if (state === undefined) return <LoadingPanel>Opening the service…</LoadingPanel>;
  if (state === 'lost')
    return (
      <Panel onClose={props.onClose}>
        <ErrorFace
          title="This service could not be opened"
          reason="A part of the page did not arrive. Everything else works as usual."
          onRetry={again}
        />
      </Panel>
    );
  return (
    <PartBoundary title="The service" onRetry={again}>
      <state.Modal {...props} />
    </PartBoundary>
  );
};
