/** A setting of metrics or traces can't be used; the message is one sentence for the person who started the process. */
export class TelemetryRefused extends Error {
  override readonly name = 'TelemetryRefused';
}
