import { REVIEW_STATES, type ReviewState } from '@sundara/contracts/api';
import { Tab, Tabs } from '@sundara/web/table';
import type { ReviewList } from './reviews.loader.ts';

const ALL = 'all';
const figure = new Intl.NumberFormat('en-IN');

interface Props {
  readonly state: ReviewState | undefined;
  readonly counts: ReviewList['counts'] | undefined;
  readonly onChoose: (state: ReviewState | undefined) => void;
}

/** Which reviews are listed, each with how many there are. */
export const ReviewTabs = ({ state, counts, onChoose }: Props) => {
  const tabs = [
    [ALL, 'All', counts && counts.shown + counts.hidden],
    ['shown', 'Shown', counts?.shown],
    ['hidden', 'Hidden', counts?.hidden],
  ] as const;
  return (
    <Tabs
      value={state ?? ALL}
      onChange={(_, chosen: string) => onChoose(REVIEW_STATES.find((one) => one === chosen))}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Reviews by state"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {tabs.map(([value, name, count]) => (
        <Tab
          key={value}
          value={value}
          label={count === undefined ? name : `${name} ${figure.format(count)}`}
          id={`reviews-${value}`}
          aria-controls="reviews-panel"
        />
      ))}
    </Tabs>
  );
};
