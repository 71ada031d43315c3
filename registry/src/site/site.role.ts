import { EXIT, type Role, RoleRefused } from '@sundara/node/process';
import { wantsTraces } from '@sundara/node/telemetry';
import { Refusal } from '../refusal.ts';
import { readSettings, type Settings } from './settings.ts';
import { startSite } from './start-site.ts';

/** The site server: pages, files of releases, and `/api` of the API's processes behind one origin. */
export const role: Role = async ({ env }) => {
  const settings = settingsOf(env);
  try {
    const site = await startSite(settings, wantsTraces(env));
    return { ...site, address: `http://${settings.host}:${settings.port}` };
  } catch (error) {
    throw error instanceof Refusal ? new RoleRefused(error.message, EXIT.failed, { cause: error }) : error;
  }
};

const settingsOf = (env: Parameters<Role>[0]['env']): Settings => {
  try {
    return readSettings(env);
  } catch (error) {
    throw error instanceof Refusal
      ? new RoleRefused(error.message, EXIT.wrongSetting, { cause: error })
      : error;
  }
};
