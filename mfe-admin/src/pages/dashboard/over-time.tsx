import { Box } from '@sundara/web/core';
import { type DateRange, Panel, RANGE_WORDS, rupeesText } from '@sundara/web/figures';
import { LazyPlot } from '@sundara/web/plot';
import type { Figures } from './dashboard.loader.ts';
import { besideSeries, comparedSeries } from './plot-series.ts';

export interface OverTimeProps {
  readonly figures: Pick<Figures, 'series' | 'seriesBefore'>;
  readonly range: DateRange;
}

const countText = (value: number): string => Math.round(value).toLocaleString('en-IN');

/** Bookings, money and newcomers over time; each next to the previous period, or to what it is compared with. */
export const OverTime = ({ figures, range }: OverTimeProps) => {
  const now = new Date();
  const words = range === 'today' ? 'in the two weeks to today' : RANGE_WORDS[range];
  const newcomers = [
    ['Users', 'newUsers'],
    ['Salons', 'newSalons'],
  ] as const;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Panel heading="h3" title="Bookings over time" lead={`Made ${words}`}>
        <LazyPlot
          label={`Bookings ${words}`}
          data={comparedSeries(figures, 'bookings', range, now)}
          text={countText}
          atLeast={4}
        />
      </Panel>
      <Panel heading="h3" title="Revenue over time" lead={`Captured ${words}, before refunds`}>
        <LazyPlot
          label={`Revenue ${words}`}
          data={comparedSeries(figures, 'captured', range, now)}
          text={rupeesText}
          atLeast={400}
        />
      </Panel>
      <Panel heading="h3" title="Refunds over time" lead={`Owed back from a day ${words} on`}>
        <LazyPlot
          label={`Refunds ${words}`}
          data={comparedSeries(figures, 'refunded', range, now)}
          text={rupeesText}
          atLeast={400}
        />
      </Panel>
      <Panel heading="h3" title="New users and salons" lead={`Added ${words}`}>
        <LazyPlot
          label={`New users and salons ${words}`}
          data={besideSeries(figures, newcomers, range, now)}
          text={countText}
          atLeast={4}
        />
      </Panel>
    </Box>
  );
};
