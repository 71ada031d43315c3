import { type RegistrySettings, settingsFrom } from '../core/registry-settings.ts';
import { Refusal } from '../refusal.ts';
import { readPort } from '../site/settings.ts';

/** The settings of a render server; every value comes from the environment variable of the same name. */
export interface RenderSettings {
  readonly host: string;
  readonly port: number;
  /** How long `/readyz` says that the server ends before it does, in seconds: what a balancer needs to notice. */
  readonly stopDelaySeconds: number;
  readonly registry: RegistrySettings;
}

/** @throws Refusal naming the variable, its value and what it must be */
export const readRenderSettings = (
  variables: Readonly<Record<string, string | undefined>>,
): RenderSettings => {
  const read = (name: string, otherwise: string) => variables[name]?.trim() || otherwise;
  const delay = read('STOP_DELAY_SECONDS', '0');
  if (!/^\d{1,3}$/.test(delay) || Number(delay) > 600)
    throw new Refusal(`STOP_DELAY_SECONDS is '${delay}', but must be a number of seconds from 0 to 600.`);
  return {
    host: read('HOST', '127.0.0.1'),
    port: readPort('PORT', read('PORT', '3004')),
    stopDelaySeconds: Number(delay),
    registry: settingsFrom(variables),
  };
};
