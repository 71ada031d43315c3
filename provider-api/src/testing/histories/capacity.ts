import { formatClock } from '@sundara/contracts';
import { type EntryOf, type History, isOf, type Moment } from './history.ts';
import type { KnownVisit } from './known-visits.ts';
import type { Span } from './possible-states.ts';
import { takesPlace, type VisitState } from './visit-state.ts';

const MINUTE = 60_000;

/** A place of a salon that is certainly taken during a time of the history. */
export interface Claim {
  readonly who: string;
  readonly salonId: string;
  /** The time of the visit. */
  readonly start: Moment;
  readonly end: Moment;
  /** How many places: all of them for a closure. */
  readonly places: number;
  /** The time of the history in which nothing else can be true. */
  readonly from: Moment;
  readonly until: Moment;
}

/** When a visit certainly takes a place: while all states that it may be in do, at one start. */
export const claimsOf = (
  { bookingId: who, salonId, minutes }: KnownVisit,
  spans: readonly Span<VisitState>[],
): readonly Claim[] => {
  const claims: Claim[] = [];
  for (const { from, until, states } of spans) {
    const start = certainStart(states);
    if (start === undefined) continue;
    const last = claims.at(-1);
    const claim = { who, salonId, start, end: start + minutes * MINUTE, places: 1, from, until };
    if (last?.until === from && last.start === start) claims[claims.length - 1] = { ...last, until };
    else claims.push(claim);
  }
  return claims;
};

const certainStart = (states: readonly VisitState[]): Moment | undefined => {
  const [start, ...others] = new Set(states.map((state) => (takesPlace(state) ? state.start : undefined)));
  return others.length === 0 ? start : undefined;
};

/** When a salon is certainly closed: from the answer to whoever closed it until it may be open again. */
export const closuresOf = ({ entries, places }: History): readonly Claim[] =>
  entries.filter(isOf('close')).flatMap(({ asked, outcome, answered: from }) => {
    if (outcome.is !== 'ok') return [];
    const { closureId } = outcome.answer;
    const reopenings = entries
      .filter(isOf('reopen'))
      .filter((entry) => entry.asked.closureId === closureId && entry.outcome.is !== 'refused');
    const until = Math.min(Infinity, ...reopenings.map(({ invoked }) => invoked));
    const { salonId, start, minutes } = asked;
    const end = start + minutes * MINUTE;
    const who = `closure ${closureId}`;
    return until > from ? [{ who, salonId, start, end, places: places.get(salonId) ?? 0, from, until }] : [];
  });

/** Places that are taken more often at a moment of the history than the salon has them. */
export const findOversold = ({ places }: History, claims: readonly Claim[]): readonly string[] =>
  claims.flatMap((claim) => {
    const beside = claims.filter(
      (other) =>
        other.salonId === claim.salonId &&
        // At the moment when the claim begins, and at the time when its visit begins or the other one does.
        (other === claim ||
          (other.from <= claim.from && claim.from < other.until && other.who !== claim.who)),
    );
    const at = beside
      .map(({ start }) => Math.max(start, claim.start))
      .filter((time) => time < claim.end)
      .find((time) => takenAt(beside, time) > (places.get(claim.salonId) ?? 0));
    if (at === undefined) return [];
    const who = beside.filter(({ start, end }) => start <= at && at < end).map((other) => other.who);
    return [`${claim.salonId} is sold too often at ${formatClock(new Date(at))}: ${who.join(', ')}`];
  });

const takenAt = (claims: readonly Claim[], time: Moment): number =>
  claims.filter(({ start, end }) => start <= time && time < end).reduce((sum, { places }) => sum + places, 0);

/** Starts that a visitor was offered though all places were taken during the whole of the read. */
export const findOfferedThoughTaken = (
  { entries, places }: History,
  claims: readonly Claim[],
): readonly string[] =>
  entries.filter(isOf('readTimes')).flatMap((entry) => {
    if (entry.outcome.is !== 'ok') return [];
    const { salonId } = entry.asked;
    const throughout = claims.filter((claim) => claim.salonId === salonId && spansRead(claim, entry));
    return entry.outcome.answer
      .filter((start) => takenAt(throughout, start) >= (places.get(salonId) ?? 0))
      .map((start) => `${salonId} offers ${formatClock(new Date(start))}, which is taken`);
  });

const spansRead = ({ from, until }: Claim, { invoked, answered }: EntryOf<'readTimes'>): boolean =>
  from <= invoked && answered <= until;
