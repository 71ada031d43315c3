import { StateTabs } from '../../features/list/state-tabs.tsx';
import type { RefundTab } from './refunds.loader.ts';

interface Props {
  readonly tab: RefundTab;
  /** How many wait on a tab; undefined where that is not known. */
  readonly toApprove: number | undefined;
  readonly toLookAt: number | undefined;
  readonly onChoose: (tab: RefundTab) => void;
}

/** What is listed; what a person has to do says how much of it there is. */
export const RefundTabs = ({ tab, toApprove, toLookAt, onChoose }: Props) => (
  <StateTabs
    of="refunds"
    label="Refunds"
    all={['To approve', toApprove]}
    states={[
      ['look', 'Needs a look', toLookAt],
      ['all', 'All payments', undefined],
    ]}
    state={tab === 'approve' ? undefined : tab}
    onChoose={(chosen) => onChoose(chosen ?? 'approve')}
  />
);
