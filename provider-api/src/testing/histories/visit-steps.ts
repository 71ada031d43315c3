import { type Entry, type EntryOf, type History, isOf, type Kind, type Outcome } from './history.ts';
import { holdEnds } from './hold-ends.ts';
import type { KnownVisit } from './known-visits.ts';
import type { Step } from './possible-states.ts';
import type { VisitChange } from './visit-state.ts';

type VisitStep = Step<VisitChange>;

/** All steps of one visit: what was answered, what may have happened without an answer, and how it ended. */
export const stepsOf = (
  { entries, finals }: History,
  visit: KnownVisit,
  all: readonly KnownVisit[],
): readonly VisitStep[] => {
  const { bookingId } = visit;
  /** The entries of a kind that name this visit. */
  const own = <K extends Kind>(kind: K): readonly EntryOf<K>[] =>
    entries.filter(isOf(kind)).filter(({ asked }) => 'bookingId' in asked && asked.bookingId === bookingId);
  return [
    ...beginning(entries, bookingId),
    ...holdEnds(entries, visit, all),
    ...own('pay').flatMap((entry) => mayFollow(entry, { kind: 'settle' })),
    ...own('verify').flatMap((entry) => {
      const verdict = answerOf(entry.outcome);
      return taken(entry, verdict ? { kind: 'verify', verdict } : { kind: 'settle' });
    }),
    ...own('cancel').flatMap((entry) => {
      const paise = answerOf(entry.outcome);
      return taken(entry, { kind: 'cancel', ...(paise !== undefined && { paise }) });
    }),
    ...own('move').flatMap((entry) => taken(entry, { kind: 'move', start: entry.asked.start })),
    ...own('setStatus').flatMap((entry) => taken(entry, { ...entry.asked, kind: 'set' })),
    // The job that ends holds comes some time later.
    ...own('lapse').flatMap((entry) => mayFollow(entry, { kind: 'expire' })),
    ...own('readVisit').flatMap((entry) => {
      const seen = answerOf(entry.outcome);
      return seen === undefined ? [] : taken(entry, { kind: 'read', seen });
    }),
    ...own('readOrder').flatMap((entry) => {
      const isPaid = answerOf(entry.outcome);
      return isPaid === undefined ? [] : taken(entry, { kind: 'read order', isPaid });
    }),
    ...entries.filter(isOf('readVisits')).flatMap((entry) => stepOfList(entry, visit)),
    ...finals
      .filter((final) => final.bookingId === bookingId)
      .map((final): VisitStep => ({ change: { kind: 'rest', final }, ...AT_LAST, must: true })),
  ];
};

/** After everything else. */
const AT_LAST = { from: Number.MAX_SAFE_INTEGER - 1, until: Number.MAX_SAFE_INTEGER };

type Timed = Pick<Entry, 'invoked' | 'answered'> & { readonly outcome: { readonly is: string } };

const answerOf = <Answer>(outcome: Outcome<Answer>): Answer | undefined =>
  outcome.is === 'ok' ? outcome.answer : undefined;

/** It took place before the answer; without an answer it may have, or still will. Nothing where it was refused. */
const taken = ({ outcome, invoked: from, answered }: Timed, change: VisitChange): readonly VisitStep[] => {
  if (outcome.is === 'refused') return [];
  const must = outcome.is === 'ok';
  return [{ change, from, until: must ? answered : Infinity, must }];
};

/** It may take place at any time after the call. */
const mayFollow = ({ outcome, invoked: from }: Timed, change: VisitChange): readonly VisitStep[] =>
  outcome.is === 'refused' ? [] : [{ change, from, until: Infinity, must: false }];

/** The answers that made it, and the end of its hold. */
const beginning = (entries: readonly Entry[], bookingId: string): readonly VisitStep[] => [
  ...entries.filter(isOf('order')).flatMap((entry): readonly VisitStep[] => {
    const { asked, outcome } = entry;
    if (outcome.is !== 'ok' || outcome.answer.bookingId !== bookingId) return [];
    const end: VisitChange = { kind: 'expire' };
    return [
      ...taken(entry, { ...asked, kind: 'hold' }),
      { change: end, from: outcome.answer.holdEnds, until: Infinity, must: false },
    ];
  }),
  ...entries.filter(isOf('walkIn')).flatMap((entry) => {
    const { asked, outcome } = entry;
    const isOwn = outcome.is === 'ok' && outcome.answer.bookingId === bookingId;
    return isOwn ? taken(entry, { ...asked, kind: 'walk in' }) : [];
  }),
];

/** A list shows a visit or lacks it. A visit that nobody knew when the list was asked for is left out. */
const stepOfList = (entry: EntryOf<'readVisits'>, visit: KnownVisit): readonly VisitStep[] => {
  const { asked, outcome, invoked } = entry;
  if (outcome.is !== 'ok' || asked.customerId !== visit.customerId || visit.knownAt > invoked) return [];
  const seen = outcome.answer.find(({ bookingId }) => bookingId === visit.bookingId) ?? null;
  return taken(entry, { kind: 'read', seen });
};
