import type { EnvironmentState } from '@sundara/contracts/api';
import { Box, useShell } from '@sundara/web/core';
import { useListAddress } from '@sundara/web/table';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CanarySection } from '../canary/canary-section.tsx';
import type { Change } from '../changes/change.ts';
import { ChangeDialog } from '../changes/change-dialog.tsx';
import { FlagsSection } from '../flags/flags-section.tsx';
import { actsOf } from '../history/acts.ts';
import { HistorySection } from '../history/history-section.tsx';
import type { ReleasesData } from '../releases.loader.ts';
import { BadVersions } from './bad-versions.tsx';
import { Decisions } from './decisions.tsx';
import { FindingsSection } from './findings-section.tsx';
import { PageErrorsSection } from './page-errors-section.tsx';
import { RenderFaultsSection } from './render-faults-section.tsx';
import { ServedBy, UnservedBy } from './served-by.tsx';

interface Props {
  readonly environment: EnvironmentState;
  readonly data: ReleasesData;
  /** Shown between the urgent parts and the history. */
  readonly matrix: ReactNode;
}

/** All about the chosen environment: its canary, who serves it, its lock, pins and flags, errors in its pages, what was not rendered on the server, what browsers refused, its history; and the dialog that changes it. */
export const EnvironmentDetails = ({ environment, data, matrix }: Props) => {
  const { notify } = useShell();
  const { busy } = useListAddress();
  const [change, setChange] = useState<Change>();
  const [why, setWhy] = useState('');
  const [made, setMade] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const newest = data.newest[environment.name];
  const history = data.after ? data.older : newest;

  const done = (text: string) => {
    setChange(undefined);
    setWhy('');
    setMade((count) => count + 1);
    notify.success(text);
  };

  // The button that opened the dialog may be gone with the change; the closed dialog has already looked for it.
  useEffect(() => {
    if (made > 0) place.current?.focus({ preventScroll: true });
  }, [made]);

  return (
    <Box
      ref={place}
      role="region"
      aria-label={environment.name}
      tabIndex={-1}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 3, md: 4 }, outline: 'none' }}
    >
      <CanarySection environment={environment} onChange={setChange} />
      <UnservedBy environment={environment} />
      <BadVersions environment={environment} />
      <Decisions environment={environment} />
      <PageErrorsSection environment={environment} />
      <RenderFaultsSection environment={environment} />
      <FindingsSection environment={environment} />
      {matrix}
      <FlagsSection environment={environment} onChange={setChange} />
      <HistorySection
        environment={environment}
        history={history}
        older={data.after !== undefined}
        busy={busy}
        onChange={setChange}
      />
      <ServedBy environment={environment} />
      {change && (
        <ChangeDialog
          change={change}
          environment={environment}
          lastAct={actsOf(newest)[0]}
          onChange={setChange}
          why={why}
          onWhy={setWhy}
          onClose={() => setChange(undefined)}
          onDone={done}
        />
      )}
    </Box>
  );
};
