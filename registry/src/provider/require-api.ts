import type { CompositionDocument, Finding } from '@sundara/contracts/federation';
import type { PinnedRelease, Registry } from '../core/registry.ts';
import type { RunOptions } from '../environments/environment-rules.ts';
import { newReleases } from '../environments/require-not-withdrawn.ts';
import { describeFinding } from '../gate/check-composition.ts';
import { Refusal, Unreadable } from '../refusal.ts';
import { askOffer } from './ask-offer.ts';
import { NoAnswer } from './ask-provider.ts';
import { findApiMisfits, type Offer } from './find-api-misfits.ts';

/** What these releases would miss of a provider API; one that can't be read here is judged nowhere. */
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

/** What would begin to run beside a set, and miss something of a provider API; or why nobody could ask it. */
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
 * Asks the provider API of an environment whether it has what begins to run there; what runs already goes on, so that a
 * hotfix of another remote goes through. An environment that names none is judged by its shell's number alone.
 *
 * @param ask where one act asks for several sets, `askEachOnce()` of its own
 * @returns what the act's history is to say beside the rest
 * @throws Refusal with every misfit; NoAnswer when the API doesn't answer, unless `withoutProvider`
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
