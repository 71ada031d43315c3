import path from 'node:path';
import { type DoctorPart, runChecks } from '@sundara/node/doctor';
import { openStore } from '../../platform/storage/open-store.ts';
import { readSettings, type Settings, StartRefused } from '../settings.ts';
import { databaseChecks } from './database.check.ts';
import { gatewayCheck } from './gateway.check.ts';
import { mailCheck } from './mail.check.ts';

/** Database, replica, jobs, pictures, payment gateway and mail server. */
export const part: DoctorPart = {
  name: 'marketplace',
  examine: async (env) => {
    const settings = settingsOf(env);
    if (settings instanceof StartRefused)
      return [{ what: 'the settings', says: settings.message, next: 'Set it right.', isFault: true }];
    const store = openStore({ ...settings, DATA_DIR: path.resolve(settings.DATA_DIR) });
    const pictures = {
      what: 'the uploaded pictures',
      next: 'Look at S3_* and the rights of its keys, or at the disk of DATA_DIR.',
      look: async () => {
        await store.ready();
        const names = await store.list();
        const [first] = names;
        if (first !== undefined) await store.get(first);
        return `${names.length} files, which can be read`;
      },
    };
    const around = [pictures, gatewayCheck(settings), mailCheck(settings)];
    const [database, others] = await Promise.all([databaseChecks(settings), runChecks(around)]);
    return [...database, ...others];
  },
};

const settingsOf = (env: NodeJS.ProcessEnv): Settings | StartRefused => {
  try {
    return readSettings(env);
  } catch (error) {
    if (error instanceof StartRefused) return error;
    throw error;
  }
};
