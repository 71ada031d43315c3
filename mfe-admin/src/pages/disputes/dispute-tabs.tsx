import { DISPUTE_STATES, type DisputeState } from '@sundara/contracts/api';
import { Tab, Tabs } from '@sundara/web/table';
import type { Disputes } from './disputes.loader.ts';

const ALL = 'all';
const figure = new Intl.NumberFormat('en-IN');

interface Props {
  readonly state: DisputeState | undefined;
  readonly counts: Disputes['counts'] | undefined;
  readonly onChoose: (state: DisputeState | undefined) => void;
}

/** Which disputes are listed, each with how many there are. */
export const DisputeTabs = ({ state, counts, onChoose }: Props) => {
  const tabs = [
    [ALL, 'To do', counts && counts.open + counts.answered],
    ['open', 'To answer', counts?.open],
    ['answered', 'To decide', counts?.answered],
    ['resolved', 'Resolved', counts?.resolved],
  ] as const;
  return (
    <Tabs
      value={state ?? ALL}
      onChange={(_, chosen: string) => onChoose(DISPUTE_STATES.find((one) => one === chosen))}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Disputes by state"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {tabs.map(([value, name, count]) => (
        <Tab
          key={value}
          value={value}
          label={count === undefined ? name : `${name} ${figure.format(count)}`}
          id={`disputes-${value}`}
          aria-controls="disputes-panel"
        />
      ))}
    </Tabs>
  );
};
