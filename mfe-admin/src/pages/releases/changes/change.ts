import type { CompositionSummary, EnvironmentState } from '@sundara/contracts/api';
import { type Answer, no } from '../change-preview.ts';
import { clearFlagPreview, type FlagChange, flagFaults, setFlagPreview } from '../flags/flag-change.ts';
import { changeTexts, shortId } from '../versions/composition-changes.ts';

/** A change that somebody is about to make to an environment. */
export type Change =
  | { readonly kind: 'rollback'; readonly composition: CompositionSummary }
  | { readonly kind: 'stop' | 'finish' }
  | FlagChange;

const rollback = (
  { name, running, can, whyNot, canary }: EnvironmentState,
  to: CompositionSummary,
): Answer => {
  if (running.id === to.id) return no(`${name} runs ${shortId(to.id)} already.`);
  if (!can.rollback) return no(whyNot);
  const aside = canary ? ` Its canary of ${shortId(canary.composition.id)} ends with it.` : '';
  const preview = {
    title: `Roll ${name} back to ${shortId(to.id)}?`,
    effect: `Every page that is opened from then on gets it; open pages keep what they have.${aside}`,
    changes: changeTexts(running.versions, to.versions),
    confirm: 'Roll back',
    done: `${name} runs ${shortId(to.id)} again.`,
  };
  return { possible: true, preview };
};

const end = ({ name, running, can, whyNot, canary }: EnvironmentState, kind: 'stop' | 'finish'): Answer => {
  if (!canary) return no(`The canary in ${name} has ended already.`);
  const share = `${canary.percent} % of the browsers`;
  if (kind === 'stop') {
    if (!can.stopCanary) return no(whyNot);
    const preview = {
      title: `Stop the canary in ${name}?`,
      effect: `The ${share} who have it go back to what all others run.`,
      changes: changeTexts(canary.composition.versions, running.versions),
      confirm: 'Stop the canary',
      done: `The canary in ${name} is stopped.`,
    };
    return { possible: true, preview };
  }
  if (!can.finishCanary) return no(whyNot);
  const preview = {
    title: `Give the canary in ${name} to everybody?`,
    effect: `Until now ${share} have it; then ${name} runs ${shortId(canary.composition.id)}.`,
    changes: changeTexts(running.versions, canary.composition.versions),
    confirm: 'Give it to everybody',
    done: `${name} runs ${shortId(canary.composition.id)} for everybody.`,
  };
  return { possible: true, preview };
};

/** What a change means for an environment in a given state, or why it can't be made there. */
export const previewOf = (environment: EnvironmentState, change: Change): Answer => {
  if (change.kind === 'rollback') return rollback(environment, change.composition);
  if (change.kind === 'flag.set') return setFlagPreview(environment, change);
  return change.kind === 'flag.clear' ? clearFlagPreview(environment, change) : end(environment, change.kind);
};

/** Names of the fields of a change that are not filled in correctly, in order. */
export const wrongFields = (change: Change): readonly string[] =>
  change.kind === 'flag.set' ? Object.keys(flagFaults(change)) : [];
