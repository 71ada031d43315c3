import { Tab, Tabs } from '@sundara/web/table';

const ALL = 'all';
const figure = new Intl.NumberFormat('en-IN');

interface Props<S extends string> {
  /** What is listed, as the panel's id begins: 'reviews' for 'reviews-panel'. */
  readonly of: string;
  readonly label: string;
  /** The first tab, which names no state, then one for each: its name and how many there are, if that is known. */
  readonly all: readonly [name: string, count: number | undefined];
  readonly states: readonly (readonly [state: S, name: string, count: number | undefined])[];
  readonly state: S | undefined;
  readonly onChoose: (state: S | undefined) => void;
}

/** Which rows a list shows, by their state, each with how many there are. */
export const StateTabs = <S extends string>({ of, label, all, states, state, onChoose }: Props<S>) => (
  <Tabs
    value={state ?? ALL}
    onChange={(_, chosen: string) => onChoose(states.find(([one]) => one === chosen)?.[0])}
    variant="scrollable"
    scrollButtons={false}
    aria-label={label}
    sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
  >
    {([[ALL, ...all], ...states] as const).map(([value, name, count]) => (
      <Tab
        key={value}
        value={value}
        label={count === undefined ? name : `${name} ${figure.format(count)}`}
        id={`${of}-${value}`}
        aria-controls={`${of}-panel`}
      />
    ))}
  </Tabs>
);
