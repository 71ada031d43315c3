import { type RegistrySettings, settingsFrom } from '../core/registry-settings.ts';
import { readMetrics, readPort, type Settings } from '../site/settings.ts';

/** The settings of a render server; every value comes from the environment variable of the same name. */
export interface RenderSettings {
  readonly host: string;
  readonly port: number;
  /** Where metrics can be read, `/metrics`; undefined for nowhere. */
  readonly metrics: Settings['metrics'];
  readonly registry: RegistrySettings;
}

/** @throws Refusal naming the variable, its value and what it must be */
export const readRenderSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): RenderSettings => {
  const read = (name: string, otherwise: string) => variables[name]?.trim() || otherwise;
  return {
    host: read('HOST', '127.0.0.1'),
    port: readPort('PORT', read('PORT', '3004')),
    metrics: readMetrics(read('METRICS_HOST', '127.0.0.1'), read('METRICS_PORT', '0')),
    registry: settingsFrom(variables),
  };
};
