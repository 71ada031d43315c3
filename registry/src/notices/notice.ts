import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { NamedAct } from '../core/registry.ts';
import type { Unserved } from '../served/unserved.ts';

/** The message to a chat or a pager about one act or one failure. */
export interface Notice {
  /** The same each time that it is sent, so that receivers recognize duplicates. */
  readonly id: string;
  /** The act's name, 'canary.failed', or 'environment.unserved'. */
  readonly type: string;
  /** When it happened: an ISO instant. */
  readonly timestamp: string;
  /** One or two sentences, in the field that chat tools show. */
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** "environment/production, change 12: promote by asha (Holds last ten minutes); releases: booking@1.1.0" */
export const actNotice = ({ id, ...act }: NamedAct): Notice => {
  const details = Object.entries(act.details).map(([name, value]) => `; ${name}: ${value}`);
  return {
    id,
    type: act.act,
    timestamp: act.at,
    text: `${act.subject}, change ${act.sequence}: ${act.act} by ${act.who} (${act.why})${details.join('')}`,
    data: act,
  };
};

/** The notice about site servers that still don't serve an environment's current state. @param at an ISO instant */
export const unservedNotice = (
  { environment, sequence, composition }: EnvironmentDocument,
  unserved: readonly Unserved[],
  at: string,
): Notice => ({
  id: `unserved-${environment}-${sequence}`,
  type: 'environment.unserved',
  timestamp: at,
  text: `environment/${environment}, change ${sequence} isn't served everywhere: ${unserved.map(({ site, why }) => `${site} ${why}`).join('; ')}`,
  data: { environment, sequence, composition, unserved },
});
