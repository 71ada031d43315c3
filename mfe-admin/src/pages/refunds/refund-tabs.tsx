import { Box } from '@sundara/web/core';
import { Tab, Tabs } from '@sundara/web/table';
import { type Proposals, type RefundTab, TABS } from './refunds.loader.ts';

const NAMES: Readonly<Record<RefundTab, string>> = {
  approve: 'To approve',
  look: 'Needs a look',
  all: 'All payments',
};
const figure = new Intl.NumberFormat('en-IN');

interface Props {
  readonly tab: RefundTab;
  readonly counts: Proposals['counts'] | undefined;
  readonly onChoose: (tab: RefundTab) => void;
}

/** What is listed; what a person has to do says how much of it there is. */
export const RefundTabs = ({ tab, counts, onChoose }: Props) => {
  const countOf = (one: RefundTab): number | undefined =>
    one === 'approve' ? counts?.open : one === 'look' ? counts?.look : undefined;
  return (
    <Tabs
      value={tab}
      onChange={(_, chosen: string) => onChoose(TABS.find((one) => one === chosen) ?? 'approve')}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Refunds"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {TABS.map((one) => {
        const count = countOf(one);
        return (
          <Tab
            key={one}
            value={one}
            id={`tab-${one}`}
            aria-controls="refunds-panel"
            label={
              <span>
                {NAMES[one]}{' '}
                {count !== undefined && (
                  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                    {figure.format(count)}
                  </Box>
                )}
              </span>
            }
          />
        );
      })}
    </Tabs>
  );
};
