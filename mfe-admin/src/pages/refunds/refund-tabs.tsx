import { StateTabs } from '../../features/list/state-tabs.tsx';
import type { Proposals, RefundTab } from './refunds.loader.ts';

interface Props {
  readonly tab: RefundTab;
  readonly counts: Proposals['counts'] | undefined;
  readonly onChoose: (tab: RefundTab) => void;
}

/** What is listed; what a person has to do says how much of it there is. */
export const RefundTabs = ({ tab, counts, onChoose }: Props) => (
  <StateTabs
    of="refunds"
    label="Refunds"
    all={['To approve', counts?.open]}
    states={[
      ['look', 'Needs a look', counts?.look],
      ['all', 'All payments', undefined],
    ]}
    state={tab === 'approve' ? undefined : tab}
    onChoose={(chosen) => onChoose(chosen ?? 'approve')}
  />
);
