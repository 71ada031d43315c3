import { Box } from '@sundara/web/core';
import { Tab, Tabs } from '@sundara/web/table';

/** Value of the first tab; the address then names no state. */
const FIRST = 'first';
const figure = new Intl.NumberFormat('en-IN');

/** The id of a tab, by which its panel is labelled. */
export const tabId = (of: string, state: string | undefined): string => `${of}-${state ?? FIRST}`;

interface Props<S extends string> {
  /** What is listed, as the prefix of the panel's id: 'reviews' for 'reviews-panel'. */
  readonly of: string;
  readonly label: string;
  /** The first tab, which names no state, then one for each: its name and its count, if that is known. */
  readonly all: readonly [name: string, count: number | undefined];
  readonly states: readonly (readonly [state: S, name: string, count: number | undefined])[];
  readonly state: S | undefined;
  readonly onChoose: (state: S | undefined) => void;
}

/** Chooses the rows of a list by their state, each with its count. */
export const StateTabs = <S extends string>({ of, label, all, states, state, onChoose }: Props<S>) => (
  <Tabs
    value={state ?? FIRST}
    onChange={(_, chosen: string) => onChoose(states.find(([one]) => one === chosen)?.[0])}
    variant="scrollable"
    scrollButtons={false}
    aria-label={label}
    sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
  >
    {([[undefined, ...all], ...states] as const).map(([value, name, count]) => (
      <Tab
        key={value ?? FIRST}
        value={value ?? FIRST}
        label={
          <span>
            {name}{' '}
            {count !== undefined && (
              <Box
                component="span"
                sx={{
                  color: 'text.secondary',
                  fontWeight: 400,
                  fontVariantNumeric: 'tabular-nums lining-nums',
                }}
              >
                {figure.format(count)}
              </Box>
            )}
          </span>
        }
        id={tabId(of, value)}
        aria-controls={`${of}-panel`}
      />
    ))}
  </Tabs>
);
