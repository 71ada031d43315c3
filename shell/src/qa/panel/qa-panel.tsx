import Drawer from '@mui/material/Drawer';
import { ErrorFace, Skeleton, Stack } from '@sundara/web/core';
import { useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '../../services/services.ts';
import { afterReload, baseVersions } from '../draft/after-reload.ts';
import { checkVersions } from '../draft/check-versions.ts';
import { draftOf } from '../draft/draft.ts';
import { partsOf } from '../parts/part.ts';
import { ReportSection } from '../report/report-section.tsx';
import { ChooseView } from './choose-view.tsx';
import { PanelFooter } from './panel-footer.tsx';
import { PanelHeader } from './panel-header.tsx';
import { ReviewView } from './review-view.tsx';
import { Scroller } from './scroller.tsx';
import { useOverview } from './use-overview.ts';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Loads an address as a new page. */
  readonly go?: (url: string) => void;
}

const load = (url: string) => window.location.assign(url);

const PAPER = { width: { xs: '100%', sm: 600 }, height: '100dvh', bgcolor: 'background.paper' } as const;

const Waiting = () => (
  <Stack spacing={2} sx={{ p: 3 }} role="status" aria-label="Asking the registry">
    {[1, 2, 3, 4, 5].map((line) => (
      <Skeleton key={line} variant="rounded" height={64} />
    ))}
  </Stack>
);

/**
 * QA's panel: what runs in this page, by default and after a reload; versions, compositions and faults to choose from;
 * the contract check before anything is applied. The choice is remembered while the panel is closed.
 */
export const QaPanel = ({ open, onClose, go = load }: Props) => {
  const id = useId();
  const services = useServices();
  const { page, states } = services;
  const [draft, setDraft] = useState(() => draftOf(page.qa?.override));
  /** Counts undos: the fields remount and lose their text. */
  const [round, setRound] = useState(0);
  const [reviewing, setReviewing] = useState(false);
  const [aside, setAside] = useState(false);
  const undo = () => {
    setDraft(draftOf(page.qa?.override));
    setRound(round + 1);
  };
  const state = useOverview(open);
  const overview = state.status === 'ready' ? state.overview : undefined;
  // Renders again when the state of a remote's load changes.
  const loads = useStore(states);
  // biome-ignore lint/correctness/useExhaustiveDependencies: parts are read from the store that `loads` follows.
  const parts = useMemo(() => partsOf(services, overview), [services, overview, loads]);
  const base = overview && baseVersions(draft, overview, page);
  const versions = afterReload(draft, base);
  const check = overview && versions && checkVersions(versions, overview);
  const choice = { draft, check };

  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={onClose}
      // Above the page's dialogs too: the fault may be in one. While aside it is transparent, not hidden, so that it
      // keeps the focus.
      sx={{ zIndex: ({ zIndex }) => zIndex.modal + 1, ...(aside && { opacity: 0 }) }}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-title`, sx: PAPER },
      }}
    >
      <PanelHeader
        titleId={`${id}-title`}
        page={page}
        onBack={reviewing ? () => setReviewing(false) : undefined}
        onClose={onClose}
      />
      {state.status === 'loading' && <Waiting />}
      {state.status === 'failed' && (
        <Scroller>
          <ErrorFace
            title="The registry did not answer"
            reason={state.failure.message}
            code={state.failure.kind === 'rejected' ? state.failure.code : state.failure.kind}
            onRetry={state.retry}
          />
          <ReportSection overview={undefined} onAside={setAside} />
        </Scroller>
      )}
      {overview && reviewing && <ReviewView {...choice} overview={overview} go={go} />}
      {overview && !reviewing && (
        <>
          <ChooseView
            key={round}
            {...{ parts, overview, draft, base, versions }}
            onDraft={setDraft}
            onAside={setAside}
          />
          <PanelFooter {...choice} page={page} onUndo={undo} onReview={() => setReviewing(true)} />
        </>
      )}
    </Drawer>
  );
};
