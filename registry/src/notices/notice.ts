import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { NamedAct } from '../core/registry.ts';
import type { Unserved } from '../served/unserved.ts';

/** What a chat or a pager is told of one act, or of one failure. */
export interface Notice {
  /** The same each time that it is sent: who gets it twice knows by this. */
  readonly id: string;
  /** The act's name, 'canary.failed', or 'environment.unserved'. */
  readonly type: string;
  /** When it happened: an ISO instant. */
  readonly timestamp: string;
  /** A sentence or two, in the field that chat tools show. */
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

/** Site servers that still don't serve what an environment names. @param at an ISO instant */
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
