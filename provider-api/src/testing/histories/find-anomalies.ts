import { claimsOf, closuresOf, findOfferedThoughTaken, findOversold } from './capacity.ts';
import { findStaleDescriptions } from './descriptions.ts';
import type { Entry, FinalVisit, History } from './history.ts';
import { knownVisits } from './known-visits.ts';
import { type Explanation, possibleStates } from './possible-states.ts';
import { VISIT } from './visit-model.ts';
import type { VisitChange, VisitState } from './visit-state.ts';
import { stepsOf } from './visit-steps.ts';

/**
 * What in a history could not have come from visits, salons and money that change one thing at a time: lost and stale
 * reads, states that go back, changes that were acknowledged twice, places that were sold too often, money that does
 * not agree with its visit. Whatever some order of the operations explains, each between its call and its answer, is
 * none.
 *
 * @param staleMs how old a public read may be in a process that did not write
 * @returns one sentence for each, naming the visit or the salon
 */
export const findAnomalies = (history: History, staleMs: number): readonly string[] => {
  const visits = knownVisits(history);
  const explained = visits.map((visit) => ({
    visit,
    ...possibleStates(VISIT, stepsOf(history, visit, visits)),
  }));
  const claims = [...explained.flatMap(({ visit, spans }) => claimsOf(visit, spans)), ...closuresOf(history)];
  const known = new Set(visits.map(({ bookingId }) => bookingId));
  return [
    ...explained.flatMap(({ visit, contradiction }) => describe(visit.bookingId, contradiction)),
    ...findOversold(history, claims),
    ...findOfferedThoughTaken(history, claims),
    ...findStaleDescriptions(history, staleMs),
    ...history.entries.flatMap(describeFailure),
    ...history.finals.filter(({ bookingId }) => !known.has(bookingId)).flatMap(describeUnasked),
  ];
};

const describe = (
  bookingId: string,
  contradiction: Explanation<VisitState, VisitChange>['contradiction'],
): readonly string[] => {
  if (!contradiction) return [];
  const { step, states } = contradiction;
  const might = states.map((state) => VISIT.keyOf(state)).join(' or ');
  return [`visit ${bookingId}: nothing explains ${JSON.stringify(step)}, as it can only be ${might}`];
};

const describeFailure = ({ kind, asked, outcome }: Entry): readonly string[] =>
  outcome.is === 'failed' ? [`${kind} of ${JSON.stringify(asked)} failed: ${outcome.why}`] : [];

/** A visit whose order or walk-in was never answered may be there; money or a place beyond its hold it must not have. */
const describeUnasked = ({ bookingId, status, capturedPaise }: FinalVisit): readonly string[] =>
  capturedPaise === 0 && (status === 'held' || status === 'expired' || status === 'confirmed')
    ? []
    : [`visit ${bookingId} is ${status} with ${capturedPaise} paise, and nobody was told of it`];
