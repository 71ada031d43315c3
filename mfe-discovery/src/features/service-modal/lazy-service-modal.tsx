import { ErrorFace, PartBoundary } from '@sundara/web/core';
import { type Chunk, chunk, useChunk } from '@sundara/web/lazy';
import { LoadingPanel, Panel } from '../booking/panel.tsx';
import type { ServiceModalProps } from './service-modal.tsx';

/** Fetches the modal's chunk. */
export const loadServiceModal = chunk(async () => {
  const { ServiceModal } = await import(/* webpackChunkName: "service-modal" */ './service-modal.tsx');
  return ServiceModal;
});

interface Props extends ServiceModalProps {
  /** Fetches the component. Default: the modal's chunk. */
  readonly load?: Chunk<ServiceModalProps>;
}

/** The service modal, fetched when it is first opened; if that fails, Retry fetches it again. */
export const ServiceModal = ({ load = loadServiceModal, ...props }: Props) => {
  const [come, again] = useChunk(load);
  if (come === undefined) return <LoadingPanel>Opening the service…</LoadingPanel>;
  if (come === 'lost')
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
      <come.Component {...props} />
    </PartBoundary>
  );
};
