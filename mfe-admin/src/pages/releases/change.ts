import type { CompositionSummary, EnvironmentState } from '@sundara/contracts/api';
import { shortId, type Versions } from './composition-changes.ts';

/** A change that somebody is about to make to an environment. */
export type Change =
  | { readonly kind: 'rollback'; readonly composition: CompositionSummary }
  | { readonly kind: 'stop' | 'finish' };

/** What a change would do to an environment as it is now. */
export interface Outlook {
  readonly title: string;
  /** Who gets what. */
  readonly effect: string;
  readonly from: Versions;
  readonly to: Versions;
  readonly confirm: string;
  readonly done: string;
}

/** Why a change can't be made: it has come true or lost its sense meanwhile, or the caller may not make it. */
type Answer =
  | { readonly possible: true; readonly outlook: Outlook }
  | { readonly possible: false; readonly why: string };

const no = (why: string | undefined): Answer => ({
  possible: false,
  why: why ?? 'You may not do this here now.',
});

const rollback = (
  { name, running, can, whyNot, canary }: EnvironmentState,
  to: CompositionSummary,
): Answer => {
  if (running.id === to.id) return no(`${name} runs ${shortId(to.id)} already.`);
  if (!can.rollback) return no(whyNot);
  const aside = canary ? ` Its canary of ${shortId(canary.composition.id)} ends with it.` : '';
  const outlook = {
    title: `Roll ${name} back to ${shortId(to.id)}?`,
    effect: `Every page that is opened from then on gets it; open pages keep what they have.${aside}`,
    from: running.versions,
    to: to.versions,
    confirm: 'Roll back',
    done: `${name} runs ${shortId(to.id)} again.`,
  };
  return { possible: true, outlook };
};

const end = ({ name, running, can, whyNot, canary }: EnvironmentState, kind: 'stop' | 'finish'): Answer => {
  if (!canary) return no(`The canary in ${name} has ended already.`);
  const share = `${canary.percent}% of the visitors`;
  if (kind === 'stop') {
    if (!can.stopCanary) return no(whyNot);
    const outlook = {
      title: `Stop the canary in ${name}?`,
      effect: `The ${share} who have it go back to what all others run.`,
      from: canary.composition.versions,
      to: running.versions,
      confirm: 'Stop the canary',
      done: `The canary in ${name} is stopped.`,
    };
    return { possible: true, outlook };
  }
  if (!can.finishCanary) return no(whyNot);
  const outlook = {
    title: `Give the canary in ${name} to everybody?`,
    effect: `Until now ${share} have it; then ${name} runs ${shortId(canary.composition.id)}.`,
    from: running.versions,
    to: canary.composition.versions,
    confirm: 'Give it to everybody',
    done: `${name} runs ${shortId(canary.composition.id)} for everybody.`,
  };
  return { possible: true, outlook };
};

/** What a change means for an environment in a given state, or why it can't be made there. */
export const outlookOf = (environment: EnvironmentState, change: Change): Answer =>
  change.kind === 'rollback' ? rollback(environment, change.composition) : end(environment, change.kind);
