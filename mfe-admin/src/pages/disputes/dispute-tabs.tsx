import type { DisputeState } from '@sundara/contracts/api';
import { StateTabs } from '../../features/list/state-tabs.tsx';
import type { Disputes } from './disputes.loader.ts';

interface Props {
  readonly state: DisputeState | undefined;
  readonly counts: Disputes['counts'] | undefined;
  readonly onChoose: (state: DisputeState | undefined) => void;
}

/** Which disputes are listed, each with how many there are. */
export const DisputeTabs = ({ counts, ...chosen }: Props) => (
  <StateTabs
    of="disputes"
    label="Disputes by state"
    all={['To do', counts && counts.open + counts.answered]}
    states={[
      ['open', 'To answer', counts?.open],
      ['answered', 'To decide', counts?.answered],
      ['resolved', 'Resolved', counts?.resolved],
    ]}
    {...chosen}
  />
);
