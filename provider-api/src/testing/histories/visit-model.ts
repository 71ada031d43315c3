import type { Model } from './possible-states.ts';
import type { VisitChange, VisitState } from './visit-state.ts';

type Apply<K extends VisitChange['kind']> = (
  state: VisitState,
  change: Extract<VisitChange, { kind: K }>,
) => readonly VisitState[];

const isStanding = ({ status }: VisitState): boolean => status === 'pending' || status === 'confirmed';
const isUnseen = ({ status }: VisitState): boolean =>
  status === 'none' || status === 'held' || status === 'expired';
const allowed = (state: VisitState, isAllowed: boolean): readonly VisitState[] => (isAllowed ? [state] : []);
const withEntry = (state: VisitState, entry: string, change: Partial<VisitState>): VisitState => ({
  ...state,
  timeline: [...state.timeline, entry],
  ...change,
});

const hold: Apply<'hold'> = (state, { start, paise }) => {
  if (state.status === 'none') return [{ ...state, status: 'held', start, paise }];
  // Asked again for the same visit, a customer gets the same hold.
  return allowed(state, state.status === 'held' && state.start === start);
};

const walkIn: Apply<'walk in'> = (state, { start }) =>
  state.status === 'none' ? [withEntry(state, 'created', { status: 'confirmed', start })] : [];

/** A hold is booked; one that had ended is, too, if its time is still free, or else everything goes back. */
const settle = (state: VisitState): readonly VisitState[] => {
  if (state.money !== 'none' || (state.status !== 'held' && state.status !== 'expired')) return [];
  const booked = withEntry(state, 'created', { status: 'confirmed', money: 'paid' });
  return state.status === 'held' ? [booked] : [booked, { ...state, money: 'back' }];
};

/** A booking that was cancelled or finished since counts as booked. */
const verify: Apply<'verify'> = (state, { verdict }) =>
  (state.money === 'none' ? settle(state) : [state]).filter(
    ({ timeline }) => timeline.length > 0 === (verdict === 'booked'),
  );

const cancelled = (state: VisitState): VisitState =>
  withEntry(state, 'cancelled', {
    status: 'cancelled',
    money: state.money === 'paid' ? 'back' : state.money,
  });

const cancel: Apply<'cancel'> = (state, { paise }) => {
  const after = state.status === 'cancelled' ? state : isStanding(state) ? cancelled(state) : undefined;
  if (!after) return [];
  return allowed(after, paise === undefined || paise === (after.money === 'back' ? after.paise : 0));
};

const move: Apply<'move'> = (state, { start }) => {
  if (!isStanding(state)) return [];
  return [state.start === start ? state : withEntry(state, 'rescheduled', { start })];
};

/** Any status may follow any other, but what was given back stays cancelled. */
const set: Apply<'set'> = (state, { status, expected }) => {
  if (isUnseen(state)) return [];
  if (state.status === status) return [state];
  if (expected !== undefined && expected !== state.status) return [];
  if (status === 'cancelled') return [cancelled(state)];
  if (state.money === 'back' || status === 'disputed') return [];
  const isReopened = status === 'confirmed' && state.status !== 'pending';
  return [withEntry(state, isReopened ? 'reopened' : status, { status })];
};

const read: Apply<'read'> = (state, { seen }) => {
  if (seen === null) return allowed(state, isUnseen(state));
  return allowed(state, state.status === seen.status && state.start === seen.start);
};

const readOrder: Apply<'read order'> = (state, { isPaid }) =>
  allowed(state, (state.money !== 'none') === isPaid);

const rest: Apply<'rest'> = (state, { final }) => {
  const captured = state.money === 'none' ? 0 : state.paise;
  const refunded = state.money === 'back' ? state.paise : 0;
  return allowed(
    state,
    state.status === final.status &&
      state.start === final.start &&
      state.timeline.join() === final.timeline.join() &&
      captured === final.capturedPaise &&
      refunded === final.refundedPaise,
  );
};

/** What may follow from a change in a state; nothing where it is impossible. */
const apply = (state: VisitState, change: VisitChange): readonly VisitState[] => {
  switch (change.kind) {
    case 'hold':
      return hold(state, change);
    case 'walk in':
      return walkIn(state, change);
    case 'expire':
      return allowed({ ...state, status: 'expired' }, state.status === 'held');
    case 'settle':
      return settle(state);
    case 'verify':
      return verify(state, change);
    case 'cancel':
      return cancel(state, change);
    case 'move':
      return move(state, change);
    case 'set':
      return set(state, change);
    case 'read':
      return read(state, change);
    case 'read order':
      return readOrder(state, change);
    case 'rest':
      return rest(state, change);
  }
};

/** One visit, which takes one change at a time. */
export const VISIT: Model<VisitState, VisitChange> = {
  initial: { status: 'none', start: 0, paise: 0, money: 'none', timeline: [] },
  apply,
  keyOf: ({ status, start, paise, money, timeline }) => [status, start, paise, money, ...timeline].join(),
};
