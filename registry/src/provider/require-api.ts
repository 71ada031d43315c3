import type { CompositionDocument, Finding } from '@sundara/contracts/federation';
import type { PinnedRelease, Registry } from '../core/registry.ts';
import type { RunOptions } from '../environments/environment-rules.ts';
import { newReleases } from '../environments/require-not-withdrawn.ts';
import { describeFinding } from '../gate/check-composition.ts';
import { Refusal, Unreadable } from '../refusal.ts';
import { askOffer } from './ask-offer.ts';
import { NoAnswer } from './ask-provider.ts';
import { findApiMisfits, type Offer } from './find-api-misfits.ts';

/** What these releases would miss in a provider API; unreadable releases can't be judged and are skipped. */
const apiMisfitsOf = async (
  registry: Pick<Registry, 'readRecord'>,
  releases: readonly PinnedRelease[],
  offer: Offer,
): Promise<readonly Finding[]> => {
  const judge = async (release: PinnedRelease): Promise<readonly Finding[]> => {
    try {
      return findApiMisfits(await registry.readRecord(release, release.record), offer);
    } catch (error) {
      if (error instanceof Unreadable) return [];
      throw error;
    }
  };
  return (await Promise.all(releases.map(judge))).flat();
};

const answerOf = async (
  provider: string,
  { withoutProvider }: RunOptions,
  ask: typeof askOffer,
): Promise<Offer | NoAnswer> => {
  const answer = await ask(provider);
  if (!(answer instanceof NoAnswer) || withoutProvider) return answer;
  throw new NoAnswer(
    `${answer.message}. Start it, or say where it is now: provider <url> --in <environment>. If it can't wait, give --without-provider and say --why.`,
    { cause: answer },
  );
};

/** Findings about releases that would begin to run and miss something in the provider API, or why it didn't answer. */
export const foreseeApi = async (
  registry: Pick<Registry, 'readRecord'>,
  provider: string | undefined,
  next: CompositionDocument,
  running: CompositionDocument | undefined,
): Promise<{ readonly findings: readonly Finding[]; readonly fault?: string }> => {
  const begun = newReleases(next, running);
  if (provider === undefined || begun.length === 0) return { findings: [] };
  const answer = await askOffer(provider);
  if (answer instanceof NoAnswer) return { findings: [], fault: answer.message };
  return { findings: await apiMisfitsOf(registry, begun, answer) };
};

/**
 * Checks that the provider API of an environment has what newly begun releases use; running ones may stay, so that a
 * hotfix of another remote is possible. An environment without a provider API is judged only by its shell's version.
 *
 * @param ask for an act that checks several sets, a shared `askEachOnce()`
 * @returns what to add to the act's details
 * @throws Refusal with every incompatibility; NoAnswer when the API doesn't answer, unless `withoutProvider`
 */
export const requireApi = async (
  registry: Pick<Registry, 'readRecord'>,
  { name, provider }: { readonly name: string; readonly provider: string | undefined },
  next: CompositionDocument,
  running: CompositionDocument | undefined,
  options: RunOptions,
  ask = askOffer,
): Promise<Readonly<Record<string, string>>> => {
  const begun = newReleases(next, running);
  if (provider === undefined || begun.length === 0) return {};
  const answer = await answerOf(provider, options, ask);
  if (answer instanceof NoAnswer) return { provider: `not asked, as ${answer.message}` };
  const findings = await apiMisfitsOf(registry, begun, answer);
  if (findings.length > 0)
    throw new Refusal(findings.map((finding) => describeFinding(finding, name)).join('\n'));
  return { provider: `${provider} ${answer.report.version}` };
};
