import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import {
  AggregationTemporality,
  type CollectionResult,
  InstrumentType,
  type ViewOptions,
} from '@opentelemetry/sdk-metrics';
import { METRICS } from './metric-table.ts';

/** What Prometheus wants at the end of a name, by unit; others are clear from the name. */
const ENDS: Readonly<Record<string, string>> = { s: '.seconds', By: '.bytes', '1': '.ratio' };

/** Gives every metric its name with the unit at its end, which this version of the exporter leaves out. */
export const namesWithUnits: ViewOptions[] = Object.entries(METRICS).map(([instrumentName, { unit }]) => ({
  instrumentName,
  name: `${instrumentName}${ENDS[unit] ?? ''}`,
}));

/** Tells metrics as Prometheus reads them; is asked by a server, and listens nowhere itself. */
export class PrometheusReader extends PrometheusExporter {
  #last: Promise<unknown> = Promise.resolve();

  constructor() {
    super({ preventServerStart: true, withoutScopeInfo: true });
  }

  /** A gauge that was not observed for this scrape is left out: by default its last value would be told for ever. */
  override selectAggregationTemporality(type: InstrumentType): AggregationTemporality {
    return type === InstrumentType.OBSERVABLE_GAUGE
      ? AggregationTemporality.DELTA
      : AggregationTemporality.CUMULATIVE;
  }

  /** One scrape after the other, as each uses up what was observed for it. */
  override collect(options?: Parameters<PrometheusExporter['collect']>[0]): Promise<CollectionResult> {
    const turn = this.#last.then(() => super.collect(options));
    this.#last = turn.catch(() => {});
    return turn;
  }
}
