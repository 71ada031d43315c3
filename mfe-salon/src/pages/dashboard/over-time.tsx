import { type DateRange, Panel, RANGE_WORDS, rupeesText } from '@sundara/web/figures';
import { LazyPlot } from '@sundara/web/plot';
import type { FiguresData } from './dashboard.loader.ts';
import { stepSeries } from './step-series.ts';

interface Props {
  readonly series: FiguresData['series'];
  readonly range: DateRange;
}

/** Revenue and visits, step by step: two charts over the same steps, as they share no unit. */
export const OverTime = ({ series, range }: Props) => {
  const { revenue, bookings } = stepSeries(series, range, new Date());
  const words = RANGE_WORDS[range];
  return (
    <>
      <Panel title="Revenue" lead={`Paid less refunded, ${words}`}>
        <LazyPlot label={`Revenue ${words}`} data={revenue} text={rupeesText} atLeast={400} />
      </Panel>
      <Panel title="Bookings" lead={`Visits ${words}, those to come too`}>
        <LazyPlot
          label={`Bookings ${words}`}
          data={bookings}
          text={(value) => String(Math.round(value))}
          atLeast={4}
        />
      </Panel>
    </>
  );
};
