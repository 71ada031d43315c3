import type { CompositionDocument, EndedByCanary, EnvironmentDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { Registry, ReleaseName } from '../core/registry.ts';
import { nameOf } from '../core/release-name.ts';
import { Refusal, Unavailable } from '../refusal.ts';
import { newReleases } from './require-not-withdrawn.ts';

/** A release whose canary failed: in which environment, when and why. */
export interface FailedCanary extends EndedByCanary {
  readonly release: string;
  readonly environment: string;
}

type Marked = Pick<EnvironmentDocument, 'endedByCanary'>;

/** Whether a retry can't help, as a document is lost or was changed. A store that doesn't answer can be retried. */
const isPastTelling = (error: unknown): boolean =>
  error instanceof Refusal && !(error instanceof Unavailable);

/**
 * The releases that only the canary runs; none when one of the two compositions is lost or was changed, as a canary
 * must be able to end anyway.
 *
 * @throws Unavailable when the store doesn't answer: the canary doesn't end without its mark
 */
const triedBy = async (
  registry: Pick<Registry, 'readComposition'>,
  { composition, canary }: EnvironmentDocument,
): Promise<readonly ReleaseName[]> => {
  try {
    const running = await registry.readComposition(composition);
    const tried = canary && (await registry.readComposition(canary.composition));
    return running && tried ? newReleases(tried, running) : [];
  } catch (error) {
    if (isPastTelling(error)) return [];
    throw error;
  }
};

/** The marks of an environment whose canary has failed. */
export const markFailed = async (
  registry: Pick<Registry, 'readComposition'>,
  current: EnvironmentDocument,
  why: string,
): Promise<Marked> => {
  const mark: EndedByCanary = { at: new Date().toISOString(), why };
  const failed = (await triedBy(registry, current)).map((release) => [nameOf(release), mark]);
  return failed.length > 0
    ? { endedByCanary: { ...current.endedByCanary, ...Object.fromEntries(failed) } }
    : {};
};

/** Settings of an environment without the marks of the releases that begin to run there, as it accepted them again. */
export const unmarked = <S extends Marked>(
  { endedByCanary = {}, ...kept }: S,
  begun: CompositionDocument,
): Omit<S, 'endedByCanary'> & Marked => {
  const names = new Set(releasesOf(begun).map(nameOf));
  const left = Object.entries(endedByCanary).filter(([name]) => !names.has(name));
  return { ...kept, ...(left.length > 0 && { endedByCanary: Object.fromEntries(left) }) };
};

/** "booking@1.4.2: its canary in production failed on 2026-11-24T10:00:00.000Z: booking 1.4.2: load errors 80 %, …". */
export const failureWords = ({ release, environment, at, why }: FailedCanary): string =>
  `${release}: its canary in ${environment} failed on ${at}: ${why}`;

/**
 * Every failed canary that an environment has recorded; environments that are lost or were changed are skipped.
 *
 * @throws Unavailable when the store doesn't answer, as a missing answer must not count as permission
 */
export const failedCanaries = async (
  registry: Pick<Registry, 'listEnvironments' | 'readEnvironment'>,
): Promise<readonly FailedCanary[]> => {
  const read = async (environment: string): Promise<readonly FailedCanary[]> => {
    try {
      const { endedByCanary = {} } = (await registry.readEnvironment(environment)) ?? {};
      return Object.entries(endedByCanary).map(([release, mark]) => ({ ...mark, release, environment }));
    } catch (error) {
      if (isPastTelling(error)) return [];
      throw error;
    }
  };
  return (await Promise.all((await registry.listEnvironments()).map(read))).flat();
};

/**
 * Refuses releases whose canary failed in any environment, so that nobody takes them for good ones unknowingly.
 *
 * @throws Refusal naming each, when and why it failed, and how to proceed
 */
export const requireNotFailed = async (registry: Registry, begun: readonly ReleaseName[]): Promise<void> => {
  const names = new Set(begun.map(nameOf));
  const failed = (await failedCanaries(registry)).filter(({ release }) => names.has(release));
  if (failed.length > 0)
    throw new Refusal(
      failed
        .map(
          (one) =>
            `${failureWords(one)}. If you know better, give --again and say --why; else name another version.`,
        )
        .join('\n'),
    );
};
