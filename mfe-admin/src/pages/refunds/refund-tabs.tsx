import { StateTabs } from '@sundara/web/list';
import type { RefundTab } from './refunds.loader.ts';

interface Props {
  readonly tab: RefundTab;
  /** How many wait on a tab; undefined if that is not known. */
  readonly toApprove: number | undefined;
  readonly toLookAt: number | undefined;
  readonly onChoose: (tab: RefundTab) => void;
}

/** What is listed; tabs with work for a person show how much there is. */
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
