import { type ReleaseRecord, releaseRecordSchema } from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { PinnedRelease } from '../core/registry.ts';
import { folderOf, nameOf, RECORD_FILE } from '../core/release-name.ts';
import { documentHash } from '../documents/document-hash.ts';
import { COMPRESSED_FORMS, openForm } from '../files/compressed-forms.ts';
import type { FileStore } from '../files/file-store.ts';
import { integrityOf } from '../files/integrity.ts';
import { complaintOf } from '../json-text.ts';
import type { Fault } from './fault.ts';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const verifyForms = async (
  files: FileStore,
  place: string,
  content: Buffer,
  present: ReadonlySet<string>,
): Promise<readonly Fault[]> => {
  const forms = COMPRESSED_FORMS.filter(({ ending }) => present.has(place + ending));
  const checked = forms.map(async (form) => {
    const packed = (await files.read(place + form.ending)) ?? Buffer.alloc(0);
    const opened = await openForm(form, packed, content.length);
    return opened?.equals(content) ? [] : [place + form.ending];
  });
  const faulty = (await Promise.all(checked)).flat();
  return faulty.map((where) => ({ code: 'REG213', where, found: `It is not ${place} in another form.` }));
};

const verifyFile = async (
  files: FileStore,
  place: string,
  { integrity, size }: ReleaseRecord['files'][string],
  present: ReadonlySet<string>,
): Promise<readonly Fault[]> => {
  const content = await files.read(place);
  if (!content) return [{ code: 'REG211', where: place, found: 'The record names it, and it is not there.' }];
  const hash = integrityOf(content);
  if (content.length !== size || hash !== integrity)
    return [
      {
        code: 'REG212',
        where: place,
        found: `It has ${content.length} bytes with the hash ${hash}, and the record says ${size} with ${integrity}.`,
      },
    ];
  return verifyForms(files, place, content, present);
};

/** The files that may be in the folder of a release, by its record. */
const known = (folder: string, record: ReleaseRecord): ReadonlySet<string> =>
  new Set([
    `${folder}/${RECORD_FILE}`,
    ...Object.keys(record.files).flatMap((file) =>
      ['', ...COMPRESSED_FORMS.map(({ ending }) => ending)].map((ending) => `${folder}/${file}${ending}`),
    ),
  ]);

const readRecord = async (
  files: FileStore,
  release: PinnedRelease,
): Promise<ReleaseRecord | Omit<Fault, 'where'>> => {
  const stored = await files.read(`${folderOf(release)}/${RECORD_FILE}`);
  if (!stored)
    return { code: 'REG209', found: `${nameOf(release)} is published, and its record is not there.` };
  const content = parse(stored.toString('utf8'));
  const hash = documentHash(content ?? null);
  if (hash !== release.record)
    return {
      code: 'REG210',
      found: `The log lists ${nameOf(release)} by ${release.record}, and it has ${hash}.`,
    };
  const record = z.safeParse(releaseRecordSchema, content);
  if (record.success) return record.data;
  const found = `It is as it was published, and this program can't read it (${complaintOf(record.error)}): update it.`;
  return { code: 'REG216', found };
};

/**
 * Checks one published release: its record by the hash in the log, every file by size and sha384, every compressed form
 * by its plain content, and that there are no other files.
 */
export const verifyRelease = async (
  files: FileStore,
  release: PinnedRelease,
): Promise<{ readonly files: number; readonly faults: readonly Fault[] }> => {
  const folder = folderOf(release);
  const record = await readRecord(files, release);
  if ('code' in record) return { files: 0, faults: [{ ...record, where: `${folder}/${RECORD_FILE}` }] };
  const present = new Set(await files.list(`${folder}/`));
  const faults: Fault[] = [];
  for (const [file, expected] of Object.entries(record.files))
    faults.push(...(await verifyFile(files, `${folder}/${file}`, expected, present)));
  const allowed = known(folder, record);
  const strange = [...present].filter((place) => !allowed.has(place));
  return {
    files: Object.keys(record.files).length,
    faults: [
      ...faults,
      ...strange.map(
        (where): Fault => ({ code: 'REG214', where, found: `${nameOf(release)} has no such file.` }),
      ),
    ],
  };
};
