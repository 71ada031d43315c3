import { environmentNameSchema } from '@sundara/contracts/federation';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { checkByCommand } from '../../../compatibility/check-by-command.ts';
import { checkRoutes } from '../../../compatibility/check-routes.ts';
import { judgePairs, mergePairs } from '../../../compatibility/compatibility-matrix.ts';
import { readLiveSets } from '../../../compatibility/live-sets.ts';
import { nextReleases, readNamed } from '../../../compatibility/next-releases.ts';
import { nameOf, SHELL_ID } from '../../../core/release-name.ts';
import { askEachOnce } from '../../../provider/ask-offer.ts';
import { readOffer } from '../../../provider/read-offer.ts';
import { readReleases } from '../../arguments/read-operands.ts';
import { numberBetween } from '../../arguments/read-options.ts';
import { addCommand, type Runner } from '../../command.ts';
import { compatibilityText } from '../../output/compatibility-text.ts';

export const addCompatibility = (program: Command, runner: Runner): void =>
  addCommand(program, runner, {
    name: 'compatibility',
    group: 'release',
    operands: [
      [
        '[command...]',
        'opens routes in a browser, for each set that the gate lets pass: it finds MARKETPLACE_COMPOSITION (an id), MARKETPLACE_VERSIONS and MARKETPLACE_ROUTES, and prints how each fared',
      ],
    ],
    summary:
      'judge what is live beside what is next, and what is next beside what is live, as a table with owners',
    examples: [
      'compatibility',
      'compatibility --shell 1.3.0 --in production',
      'compatibility --with booking@1.4.0-pr.7 --api openapi.json',
      'compatibility -- node --import=tsx e2e/src/check-routes/main.ts http://qa.localhost:3000',
    ],
    options: [
      ['--shell <version>', 'the next shell'],
      [
        '--with <release...>',
        'next releases, booking@1.4.2 (default, without --shell too: the newest of each that run nowhere yet)',
      ],
      ['--api <api>', 'OpenAPI document, report or address of the next provider API (default: none)'],
      ['--in <environment...>', 'where (default: everywhere)'],
      ['--limit <minutes>', 'longest that the command may take, each time (default: 30)'],
    ],
    schema: z.object({
      shell: z.optional(z.string()),
      with: z._default(z.array(z.string()), []),
      api: z.optional(z.string()),
      in: z.optional(z.array(environmentNameSchema)),
      limit: z._default(numberBetween(0.01, 1_440), 30),
    }),
    run: async ({ registry: open, env }, command, options) => {
      const { shell, with: given, api: place, in: where, limit } = options;
      const named = readReleases([...(shell === undefined ? [] : [`${SHELL_ID}@${shell}`]), ...given]);
      const registry = await open();
      const api = place === undefined ? undefined : await readOffer(place);
      const environments = where ?? (await registry.listEnvironments());
      const sets = await readLiveSets(registry, environments, askEachOnce());
      const releases =
        named.length > 0
          ? await readNamed(registry, named)
          : nextReleases(await registry.listReleases(), sets);
      const judged = judgePairs(sets, { releases, api });
      const checked =
        command.length > 0
          ? await checkRoutes(registry, judged, checkByCommand(command, { env, limitMs: limit * 60_000 }))
          : judged;
      const pairs = mergePairs(checked);
      const next = {
        releases: releases.map(({ record }) => nameOf(record)),
        api: api?.report.version ?? null,
      };
      const text =
        pairs.length > 0
          ? compatibilityText(pairs).join('\n')
          : 'Nothing is next: the newest release of each part runs already. Name another by --shell, --with or --api.';
      return {
        text,
        data: { environments, next, pairs },
        code: pairs.every(({ findings }) => findings.length === 0) ? 0 : 1,
      };
    },
  });
