import type { ReviewState } from '@sundara/contracts/api';
import { StateTabs } from '../../features/list/state-tabs.tsx';
import type { ReviewList } from './reviews.loader.ts';

interface Props {
  readonly state: ReviewState | undefined;
  readonly counts: ReviewList['counts'] | undefined;
  readonly onChoose: (state: ReviewState | undefined) => void;
}

/** Which reviews are listed, each with how many there are. */
export const ReviewTabs = ({ counts, ...chosen }: Props) => (
  <StateTabs
    of="reviews"
    label="Reviews by state"
    all={['All', counts && counts.shown + counts.hidden]}
    states={[
      ['shown', 'Shown', counts?.shown],
      ['hidden', 'Hidden', counts?.hidden],
    ]}
    {...chosen}
  />
);
