import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { folderDocuments } from '../documents/folder-documents.ts';
import { postgresDocuments } from '../documents/postgres-documents.ts';
import { bucketFiles } from '../files/bucket-files.ts';
import { folderFiles } from '../files/folder-files.ts';
import { readSigningKey } from '../keys/key-ring.ts';
import { KEY_LIST, RULES, type Subject } from '../keys/subject.ts';
import { createTrustedKeys } from '../keys/trusted-keys.ts';
import { Refusal } from '../refusal.ts';
import { actsFrom } from './acts.ts';
import { keepComposition, readComposition } from './compositions.ts';
import type { Context } from './context.ts';
import { changeEnvironment, readEnvironment } from './environments.ts';
import { listReleases, readRecord, readRelease } from './records.ts';
import type { NamedAct, Registry } from './registry.ts';
import type { RegistrySettings } from './registry-settings.ts';
import { changeReleases, readReleaseLog, withdrawalOf } from './release-logs.ts';
import { readRules } from './rules.ts';

export { type RegistrySettings, settingsFrom } from './registry-settings.ts';

/** Before documents were signed, environments were stored here as plain files. */
const refuseEarlierLayout = async (root: string): Promise<void> => {
  const files = await readdir(path.join(root, 'environments')).catch(() => []);
  if (files.some((file) => file.endsWith('.json')))
    throw new Refusal(
      `${root} holds a registry of an earlier layout, without signatures: move that folder away, then publish and promote anew.`,
    );
};

const headOf = async (context: Context, subject: Subject) => {
  if (subject === KEY_LIST) return context.keys.newest();
  if (subject === RULES) return readRules(context);
  const [kind, name = ''] = subject.split('/');
  if (kind === 'environment') return readEnvironment(context, name);
  return kind === 'releases' ? readReleaseLog(context, name) : undefined;
};

async function* history(context: Context, subject: Subject): AsyncGenerator<NamedAct> {
  const head = await headOf(context, subject);
  if (head) yield* actsFrom(context.documents, subject, head);
}

const canSign = async ({ keys }: Context, subject: Subject): Promise<boolean> => {
  const key = await readSigningKey(keys.places.keysDir, subject);
  const trusted = (await keys.newest())?.keys ?? [];
  return trusted.some((one) => one.id === key?.id && one.subject === subject && !one.revoked);
};

/** The registry on stores that are already open. */
export const registryOn = (context: Context): Registry => {
  const { documents, files, keys } = context;
  return {
    documents,
    files,
    keys,
    listReleases: () => listReleases(context),
    readRelease: (name) => readRelease(context, name),
    isPublished: async ({ id, version }) =>
      Object.hasOwn((await readReleaseLog(context, id))?.releases ?? {}, version),
    withdrawalOf: (name) => withdrawalOf(context, name),
    readRecord: (name, hash) => readRecord(context, name, hash),
    changeReleases: (id, actor, change) => changeReleases(context, id, actor, change),
    readComposition: (id) => readComposition(context, id),
    keepComposition: (document) => keepComposition(context, document),
    listEnvironments: async () =>
      (await documents.list('environments/')).map((name) => name.slice('environments/'.length)),
    readEnvironment: (name) => readEnvironment(context, name),
    changeEnvironment: (name, actor, change) => changeEnvironment(context, name, actor, change),
    canSign: (subject) => canSign(context, subject),
    requireKey: async (subject) => {
      await keys.requireSigningKey(subject);
    },
    history: (subject) => history(context, subject),
    close: () => documents.close(),
  };
};

/**
 * Opens the registry that the settings name. Nothing is created before the first write.
 *
 * @throws Refusal when an earlier layout is stored there
 */
export const openRegistry = async (settings: RegistrySettings): Promise<Registry> => {
  const root = path.join(settings.dataDir, 'registry');
  await refuseEarlierLayout(root);
  const { databaseUrl, bucket } = settings;
  const documents = databaseUrl
    ? postgresDocuments(databaseUrl)
    : folderDocuments(path.join(root, 'documents'));
  const files = bucket ? bucketFiles(bucket) : folderFiles(path.join(root, 'files'));
  return registryOn({ documents, files, keys: createTrustedKeys(documents, settings) });
};
