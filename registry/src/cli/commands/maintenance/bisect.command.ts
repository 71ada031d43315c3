import type { Command } from 'commander';
import * as z from 'zod/mini';
import { type Culprits, findCulprits, type Verdict } from '../../../bisect/find-culprits.ts';
import type { Trial } from '../../../bisect/run-for-set.ts';
import { takeChanges } from '../../../bisect/take-changes.ts';
import { askingPerson } from '../../../bisect/try-by-asking.ts';
import { tryWithCommand } from '../../../bisect/try-with-command.ts';
import type { Registry } from '../../../core/registry.ts';
import { differingIds } from '../../../diff/diff-compositions.ts';
import { checkComposition } from '../../../gate/check-composition.ts';
import { Refusal } from '../../../refusal.ts';
import { findComposition, type NamedComposition } from '../../arguments/composition-reference.ts';
import { numberBetween } from '../../arguments/read-options.ts';
import { addCommand, type Context, type Runner } from '../../command.ts';
import { versionsOf } from '../../output/versions-of.ts';

type Try = (trial: Trial) => Promise<Verdict>;

/** Checks both ends first: a command that always says 'bad' would still blame some change. */
const requireEnds = async (attempt: Try, good: NamedComposition, bad: NamedComposition): Promise<void> => {
  if ((await attempt(good)) !== 'good')
    throw new Refusal(`Of ${good.id.slice(0, 12)}, which is to be good, the command doesn't say so.`);
  if ((await attempt(bad)) !== 'bad')
    throw new Refusal(`Of ${bad.id.slice(0, 12)}, which is to be bad, the command doesn't say so.`);
};

const search = (
  registry: Registry,
  good: NamedComposition,
  bad: NamedComposition,
  attempt: Try,
): Promise<Culprits> => {
  const documentOf = (taken: readonly string[]) => takeChanges(good.document, bad.document, taken);
  return findCulprits(
    differingIds(good.document, bad.document),
    async (taken) => (await checkComposition(registry, documentOf(taken))).length === 0,
    async (taken) => {
      const document = documentOf(taken);
      return attempt({ id: await registry.keepComposition(document), document });
    },
  );
};

const run = async (
  { progress, env }: Context,
  command: readonly string[],
  limitMs: number,
  work: (attempt: Try) => Promise<Culprits>,
): Promise<Culprits> => {
  const tell = (trial: Trial, verdict: Verdict): Verdict => {
    progress(`bisect: ${trial.id.slice(0, 12)} is ${verdict === 'skip' ? 'skipped' : verdict}`);
    return verdict;
  };
  if (command.length > 0)
    return work(async (trial) => tell(trial, await tryWithCommand(command, trial, { env, limitMs })));
  const { ask, close } = askingPerson(process.stdin, process.stderr);
  try {
    return await work(ask);
  } finally {
    close();
  }
};

export const addBisect = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'bisect',
    group: 'care',
    operands: [
      [
        '[command...]',
        'run for each try, with MARKETPLACE_COMPOSITION (an id) and MARKETPLACE_VERSIONS; exit code 0 says good, 125 that it can not be told, others up to 127 bad. Without a command you are asked',
      ],
    ],
    summary: 'find the release that makes a composition bad, by trying sets between a good and a bad one',
    examples: [
      'bisect --good production~1 --bad production -- node check-payment.mjs',
      'bisect --good 3f2a9c --bad staging',
    ],
    options: [
      ['--good <composition>', 'one that works'],
      ['--bad <composition>', "one that doesn't"],
      ['--limit <minutes>', 'longest that the command may take, each time (default: 30)'],
    ],
    schema: z.object({
      good: z.string(),
      bad: z.string(),
      limit: z._default(numberBetween(0.01, 1_440), 30),
    }),
    run: async (context, command, options) => {
      const registry = await context.registry();
      const good = await findComposition(registry, options.good);
      const bad = await findComposition(registry, options.bad);
      if (good.id === bad.id)
        throw new Refusal('They are the same composition: nothing can be found between.');
      const found = await run(context, command, options.limit * 60_000, async (attempt) => {
        if (command.length > 0) await requireEnds(attempt, good, bad);
        return search(registry, good, bad, attempt);
      });
      const [before, after] = [versionsOf(good.document), versionsOf(bad.document)];
      const culprits = found.culprits.map((id) => ({ id, from: before[id] ?? null, to: after[id] ?? null }));
      const list = culprits.map(({ id, from, to }) => `${id} ${from ?? 'none'} → ${to ?? 'none'}`).join(', ');
      const tries = found.tries === 1 ? '1 try' : `${found.tries} tries`;
      const text =
        culprits.length === 1
          ? `${list} makes it bad (${tries}).`
          : `It is among these, and no set between can be tried: ${list} (${tries}).`;
      return { text, data: { good: good.id, bad: bad.id, ...found, culprits } };
    },
  });
