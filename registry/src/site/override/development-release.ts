import {
  BUILD_MANIFEST_FILE,
  type BuildManifest,
  buildManifestSchema,
  type ReleaseRecord,
} from '@sundara/contracts/federation';
import { integrityOf } from '../../files/integrity.ts';
import { parseJson } from '../../json-text.ts';
import { Refusal } from '../../refusal.ts';

/** A server that is building answers only when it has finished. */
const LIMIT_MS = 10_000;
const MOST_BYTES = 64 * 1024 * 1024;

const fetchFile = async (server: string, file: string, signal: AbortSignal): Promise<Buffer> => {
  const address = `${server}/${file}`;
  try {
    const answer = await fetch(address, { signal, redirect: 'error', cache: 'no-store' });
    if (!answer.ok) throw new Refusal(`${address} is answered ${answer.status}: is ${file} built there?`);
    if (Number(answer.headers.get('content-length') ?? 0) > MOST_BYTES)
      throw new Refusal(`${address} is too large.`);
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${address} can't be read in time: start the development server.`);
  }
};

const filesOf = ({ entry, chunks }: BuildManifest): readonly string[] => [
  ...new Set([...entry, ...Object.values(chunks).flatMap(({ files }) => files)]),
];

/**
 * The current build of a development server, as a release record: the files are hashed now, so that the page refuses
 * files that were changed on the way, as for any release.
 *
 * @param server 'http://localhost:4001'
 * @throws Refusal when it doesn't answer in time, by default 10 seconds, or has no build of this app
 */
export const developmentRelease = async (
  server: string,
  id: string,
  limitMs: number = LIMIT_MS,
): Promise<ReleaseRecord> => {
  const signal = AbortSignal.timeout(limitMs);
  const text = (await fetchFile(server, BUILD_MANIFEST_FILE, signal)).toString('utf8');
  const parsed = buildManifestSchema.safeParse(parseJson(`${server}/${BUILD_MANIFEST_FILE}`, text));
  if (!parsed.success)
    throw new Refusal(
      `${server}/${BUILD_MANIFEST_FILE} breaks its schema: build it with this version's recipe.`,
    );
  const manifest = parsed.data;
  if (manifest.id !== id) throw new Refusal(`${server} serves ${manifest.id}, and not ${id}.`);
  const hashed = filesOf(manifest).map(async (file) => {
    const content = await fetchFile(server, file, signal);
    return [file, { integrity: integrityOf(content), size: content.length }] as const;
  });
  return {
    ...manifest,
    files: Object.fromEntries(await Promise.all(hashed)),
    publishedAt: new Date().toISOString(),
    publishedBy: server,
  };
};
