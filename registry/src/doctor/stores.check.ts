import { withinLimit } from '@sundara/node/time-limit';
import { type Check, type ConditionCode, type Diagnosis, OPERATOR } from './diagnosis.ts';

const LIMIT_MS = 10_000;

const reach = async (
  code: ConditionCode,
  where: string,
  next: string,
  work: () => Promise<unknown>,
): Promise<readonly Diagnosis[]> => {
  const late = () => new Error(`It didn't answer within ${LIMIT_MS / 1000} s.`);
  try {
    await withinLimit(work(), LIMIT_MS, late);
    return [];
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    return [{ code, where, cause, owner: OPERATOR, next }];
  }
};

/** Whether both stores answer; checks of their content only run when they do. */
export const checkStores: Check = async ({ registry: { documents, files }, settings }) => [
  ...(await reach(
    'REG141',
    settings.databaseUrl ? 'REGISTRY_DATABASE_URL' : settings.dataDir,
    'See that the database runs and that the address is right.',
    () => documents.list('environments/'),
  )),
  ...(await reach(
    'REG142',
    settings.bucket ? 'REGISTRY_BUCKET_URL' : settings.dataDir,
    'See that the bucket is there and that the keys may read it.',
    () => files.list('shell/'),
  )),
];
