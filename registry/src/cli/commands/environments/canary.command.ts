import {
  DEFAULT_CANARY_BUDGET,
  type EnvironmentDocument,
  environmentNameSchema,
} from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { endCanary } from '../../../acts/end-canary.ts';
import { startCanary } from '../../../acts/start-canary.ts';
import type { Actor, Registry } from '../../../core/registry.ts';
import { AGAIN, againOptions, readAgain } from '../../arguments/again-option.ts';
import { BAKE, planOptions, readPlan, STEPS } from '../../arguments/canary-plan-options.ts';
import { findComposition } from '../../arguments/composition-reference.ts';
import { EMERGENCY, emergencyOptions, readEmergency } from '../../arguments/emergency-option.ts';
import { numberBetween } from '../../arguments/read-options.ts';
import { UsageError } from '../../arguments/usage-error.ts';
import {
  readWithoutProvider,
  WITHOUT_PROVIDER,
  withoutProviderOptions,
} from '../../arguments/without-provider-option.ts';
import { addCommand, type Runner } from '../../command.ts';
import { answerServed, WAIT_OPTION, waitSchema } from '../../confirm-served.ts';
import { versionNames } from '../../output/versions-of.ts';

const share = numberBetween(0, 100);
const defaults = DEFAULT_CANARY_BUDGET;

const schema = z.object({
  in: environmentNameSchema,
  percent: z.optional(share),
  ...planOptions,
  minimumLoads: z.optional(numberBetween(1).check(z.int('it is a whole number'))),
  loadErrors: z.optional(share),
  renderErrors: z.optional(share),
  slowerBy: z.optional(numberBetween(1)),
  wait: waitSchema,
  ...againOptions,
  ...withoutProviderOptions,
  ...emergencyOptions,
});
type Options = z.output<typeof schema>;

interface Changed {
  readonly said: string;
  readonly document: EnvironmentDocument;
}

const start = async (
  registry: Registry,
  operand: string,
  options: Options,
  actor: Actor,
): Promise<Changed> => {
  const { in: environment } = options;
  const plan = readPlan(options);
  const percent = options.percent ?? plan?.steps[0];
  if (percent === undefined)
    throw new UsageError('It needs --percent, for instance --percent 10, or --steps 5,25,50,100.');
  const again = readAgain(options);
  const { id, document } = await findComposition(registry, operand);
  const { minimumLoads, loadErrors, renderErrors, slowerBy } = options;
  // Limits that aren't given stay as a running canary has them.
  const budget = {
    ...(minimumLoads !== undefined && { minimumLoads }),
    ...(loadErrors !== undefined && { loadErrorPercent: loadErrors }),
    ...(renderErrors !== undefined && { renderErrorPercent: renderErrors }),
    ...(slowerBy !== undefined && { slowerBy }),
  };
  const changed = await startCanary(
    registry,
    environment,
    { composition: id, percent, budget, plan },
    actor,
    {
      again,
      withoutProvider: readWithoutProvider(options),
      emergency: readEmergency(options),
    },
  );
  return {
    said: `${percent} % of the browsers in '${environment}' get ${id.slice(0, 12)}: ${versionNames(document).join(', ')} (change ${changed.sequence}).`,
    document: changed,
  };
};

const end = async (
  registry: Registry,
  operand: 'stop' | 'finish',
  options: Options,
  actor: Actor,
): Promise<Changed> => {
  const { in: environment } = options;
  const document = await endCanary(registry, environment, operand, actor, {
    withoutProvider: readWithoutProvider(options),
    emergency: readEmergency(options),
  });
  const what = operand === 'stop' ? 'runs for nobody any more' : 'runs for everybody';
  return { said: `The canary of '${environment}' ${what} (change ${document.sequence}).`, document };
};

export const addCanary = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'canary',
    group: 'canary',
    operands: [['<composition|stop|finish>', 'what some browsers get; or the end of it']],
    summary: 'give a composition to some browsers first; stop takes it back, finish gives it to all',
    examples: [
      'canary 3f2a9c --percent 10 --in production',
      'canary 3f2a9c --steps 5,25,50,100 --bake 30m --in production',
      'canary finish --in production',
      'canary stop --in production --why "Slow on phones"',
    ],
    options: [
      ['--in <environment>', 'where'],
      ['--percent <n>', 'how many browsers, 0 (nobody) to 100 (everybody)'],
      STEPS,
      BAKE,
      [
        '--minimum-loads <n>',
        `loads of a remote before anything is decided, at each share (default: ${defaults.minimumLoads})`,
      ],
      ['--load-errors <percent>', `most load errors (default: ${defaults.loadErrorPercent})`],
      ['--render-errors <percent>', `most render errors (default: ${defaults.renderErrorPercent})`],
      ['--slower-by <factor>', `most that p75 may be of what runs beside it (default: ${defaults.slowerBy})`],
      WAIT_OPTION,
      AGAIN,
      WITHOUT_PROVIDER,
      EMERGENCY,
    ],
    acts: true,
    schema,
    run: async (context, [operand = ''], options) => {
      const registry = await context.registry();
      const actor = await context.actor();
      const isEnd = operand === 'stop' || operand === 'finish';
      const { said, document } = await (isEnd
        ? end(registry, operand, options, actor)
        : start(registry, operand, options, actor));
      return answerServed(context, said, document, options.wait);
    },
  });
