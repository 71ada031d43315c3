import type { ReleaseRecord } from '@sundara/contracts/federation';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../core/context.ts';
import { readRecord, readUnpinnedRecord } from '../../core/records.ts';
import { readReleaseLog } from '../../core/release-logs.ts';
import { nameOf, releaseOfPath } from '../../core/release-name.ts';
import { COMPRESSED_FORMS, openForm } from '../../files/compressed-forms.ts';
import { integrityOf } from '../../files/integrity.ts';
import { Refusal, Tampered } from '../../refusal.ts';

type ReleaseName = Pick<ReleaseRecord, 'id' | 'version'>;

/** A record has about 10 KB. */
const RECORDS_KEPT = 200;
const FAULTS_KEPT = 1000;

/**
 * Reads the files of releases and checks each against the hash in its release's record, a compressed form after
 * unpacking. The record itself is checked against the hash in the signed log of its id; where that log can't be read,
 * the record is used unchecked, so that files are still served: browsers also check them against the hashes in their
 * page.
 *
 * @param onTampered called once per wrong file, and again after the file was right or is wrong in another way
 */
export const createPublishedFiles = (context: Context, onTampered: (fault: Tampered) => void) => {
  const records = new LRUCache<string, ReleaseRecord>({ max: RECORDS_KEPT });
  const told = new LRUCache<string, string>({ max: FAULTS_KEPT });
  const tell = (about: string, fault: Tampered): void => {
    if (told.get(about) !== fault.message) onTampered(fault);
    told.set(about, fault.message);
  };

  const pinnedHash = async ({ id, version }: ReleaseName): Promise<string | undefined> => {
    try {
      return (await readReleaseLog(context, id))?.releases[version];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error instanceof Tampered) tell(id, error);
      return undefined;
    }
  };

  const recordOf = async (name: ReleaseName): Promise<ReleaseRecord | undefined> => {
    const known = records.get(nameOf(name));
    if (known) return known;
    const hash = await pinnedHash(name);
    if (hash === undefined) return readUnpinnedRecord(context, name);
    const record = await readRecord(context, name, hash);
    records.set(nameOf(name), record);
    return record;
  };

  const check = async (path: string, content: Buffer): Promise<Buffer | undefined> => {
    const release = releaseOfPath(path);
    const record = release && (await recordOf(release));
    const form = COMPRESSED_FORMS.find(({ ending }) => path.endsWith(ending));
    const file = release?.file.slice(0, form && -form.ending.length) ?? '';
    if (!record || !Object.hasOwn(record.files, file)) return undefined;
    const expected = record.files[file];
    const plain = form ? await openForm(form, content, expected?.size ?? 0) : content;
    if (plain && integrityOf(plain) === expected?.integrity) return content;
    throw new Tampered(
      `${path} is not the file that was published as ${nameOf(record)}, as its hash tells: restore it, or promote another version.`,
    );
  };

  return {
    /**
     * Undefined when there is no such file, or no release contains it.
     *
     * @throws Tampered when the file, or the record with its hash, is not the published one
     */
    read: async (path: string): Promise<Buffer | undefined> => {
      const content = await context.files.read(path);
      if (!content) return undefined;
      try {
        const checked = await check(path, content);
        told.delete(path);
        return checked;
      } catch (error) {
        if (error instanceof Tampered) tell(path, error);
        throw error;
      }
    },
  };
};
