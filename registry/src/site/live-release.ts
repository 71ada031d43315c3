import { stat } from 'node:fs/promises';
import type { Composition, EnvironmentDocument, ReleaseRecord } from '@sundara/contracts/federation';
import { compose, releasesOf } from '../compose/compose.ts';
import { Refusal, systemCode } from '../refusal.ts';
import { readEnvironment } from '../store/environments.ts';
import type { Layout } from '../store/layout.ts';
import { nameOf, type ReleaseName, readRelease } from '../store/releases.ts';

/** What an environment runs now. */
export interface LiveRelease {
  readonly document: EnvironmentDocument;
  readonly composition: Composition;
  readonly shell: ReleaseRecord;
}

/** There is no document of that name: nothing was promoted to it yet. */
export class UnknownEnvironment extends Refusal {}

export interface LiveReleases {
  /**
   * What an environment runs now. A document that became unusable is reported, and what ran before goes on.
   *
   * @throws UnknownEnvironment when there is no document; Refusal when nothing usable was ever there
   */
  readonly current: (environment: string) => Promise<LiveRelease>;
  /** As `current`, but an unusable document is thrown even where something ran before. */
  readonly check: (environment: string) => Promise<LiveRelease>;
}

interface Seen {
  /** Changes whenever the document is written. */
  readonly mark: string;
  readonly release: LiveRelease;
}

const markOf = async (file: string): Promise<string | undefined> => {
  try {
    const { ino, mtimeMs, size } = await stat(file);
    return `${ino}-${mtimeMs}-${size}`;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw new Refusal(`${file} can't be read (${systemCode(error) ?? error}).`);
  }
};

/**
 * Keeps up with what each environment runs. The document is looked at for every page, so a promotion holds at
 * once; it is composed only when it changed. Records never change, so one that was read once stays known even
 * where its folder is lost: the page goes on, and only that part's files are missing.
 *
 * @param onFault hears, once per change, why a document can't be used
 */
export const createLiveReleases = (layout: Layout, onFault: (fault: Refusal) => void): LiveReleases => {
  const seen = new Map<string, Seen>();
  const reported = new Map<string, string>();
  const records = new Map<string, ReleaseRecord>();

  const recordOf = async (name: ReleaseName): Promise<ReleaseRecord | undefined> => {
    const record = records.get(nameOf(name)) ?? (await readRelease(layout, name));
    if (record) records.set(nameOf(name), record);
    return record;
  };

  const read = async (environment: string): Promise<LiveRelease> => {
    const document = await readEnvironment(layout, environment);
    if (!document)
      throw new UnknownEnvironment(
        `Nothing runs in the environment '${environment}': promote releases to it first.`,
      );
    const found = await Promise.all(releasesOf(document).map(recordOf));
    const known = found.filter((record) => record !== undefined);
    const composition = compose(document, known);
    const shell = known.find((record) => record.kind === 'shell');
    if (!shell) throw new Refusal(`The environment '${environment}' has no shell.`);
    return { document, composition, shell };
  };

  const check = async (environment: string): Promise<LiveRelease> => {
    const mark = await markOf(layout.environment(environment));
    const last = seen.get(environment);
    if (mark !== undefined && last?.mark === mark) return last.release;
    const release = await read(environment);
    if (mark !== undefined) seen.set(environment, { mark, release });
    return release;
  };

  const current = async (environment: string): Promise<LiveRelease> => {
    try {
      return await check(environment);
    } catch (error) {
      const last = seen.get(environment);
      if (!(error instanceof Refusal) || error instanceof UnknownEnvironment) throw error;
      if (reported.get(environment) !== error.message) {
        reported.set(environment, error.message);
        onFault(error);
      }
      if (last) return last.release;
      throw error;
    }
  };

  return { current, check };
};
