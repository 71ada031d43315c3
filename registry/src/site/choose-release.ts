import type { Override } from '@sundara/contracts/federation';
import type { FastifyBaseLogger } from 'fastify';
import { versionsIn } from '../compose/releases-of.ts';
import { Refusal, Withdrawn } from '../refusal.ts';
import { hasAccountFlags } from './canary/account-flags.ts';
import { meetShares } from './canary/meet-shares.ts';
import { allowsOverrides } from './http/host-environment.ts';
import type { Visit } from './http/visit.ts';
import type { LiveRelease } from './live/load-environment.ts';
import type { RunSet } from './live/run-set.ts';
import { type AskedOverride, askedOverride } from './override/asked-override.ts';
import { serversOf } from './override/compose-override.ts';
import type { OverrideRuns } from './override/override-runs.ts';
import type { ShownRelease } from './page/shown-release.ts';
import type { Settings } from './settings.ts';

interface Needs {
  readonly settings: Settings;
  readonly secret: string;
  readonly overrideRuns: OverrideRuns;
  readonly log: FastifyBaseLogger;
}

export interface ChosenRelease {
  readonly shown: ShownRelease;
  /** Set-Cookie of the answer. */
  readonly cookie: string | undefined;
}

/** The flags that are on for a browser after its override of some of them. */
const withOverride = (flags: readonly string[], own: Override['flags'] = {}): readonly string[] =>
  [...new Set([...flags, ...Object.keys(own)])].filter((flag) => own[flag] ?? true).sort();

/**
 * Decides which releases a browser gets: those of its override if the environment allows one, else the canary's for
 * participating cohorts, else the environment's.
 */
export const createChooser = ({ settings, secret, overrideRuns, log }: Needs) => {
  const followed = async (
    usual: RunSet,
    { environment }: Visit,
    asked: AskedOverride,
  ): Promise<RunSet | 'withdrawn' | 'unknown-release' | undefined> => {
    const { token, override } = asked;
    if (!token || !override) return undefined;
    try {
      return await overrideRuns(usual, { environment, token, override });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      log.warn(`An override is left out: ${error.message}`);
      return error instanceof Withdrawn ? 'withdrawn' : 'unknown-release';
    }
  };

  return async (live: LiveRelease, visit: Visit): Promise<ChosenRelease> => {
    const { document, usual, canary } = live;
    const { environment, sequence } = document;
    const shares = meetShares(live, visit);
    const common = {
      ...{ environment, sequence, flags: shares.flags },
      accountFlags: hasAccountFlags(document.flags),
    };
    const asked = allowsOverrides(visit.environment, settings)
      ? askedOverride(visit, secret, Date.now())
      : undefined;
    const runs = asked && (await followed(usual, visit, asked));
    const defaults = versionsIn(usual.document);
    if (asked?.override && typeof runs === 'object') {
      const { override } = asked;
      const qa = { defaults, override };
      const flags = withOverride(shares.flags, override.flags);
      const servers = serversOf(override);
      const shown = { ...common, flags, runs, canary: false, qa, servers, canLeave: true };
      return { shown, cookie: shares.cookie };
    }
    const isCanary = shares.canary && canary !== undefined;
    const ignored = typeof runs === 'string' ? runs : asked?.ignored;
    const shown: ShownRelease = {
      ...common,
      runs: isCanary ? canary : usual,
      canary: isCanary,
      ...(asked && { qa: { defaults, ...(ignored && { ignored }) } }),
      servers: [],
      canLeave: asked?.kept ?? false,
    };
    return { shown, cookie: shares.cookie };
  };
};
export type ChooseRelease = ReturnType<typeof createChooser>;
