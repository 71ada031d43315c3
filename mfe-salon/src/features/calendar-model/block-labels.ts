import { parseStatus, statusLabel } from '@sundara/contracts';
import type { CalendarBlock } from '@sundara/contracts/api';
import { isNamedWalkIn, visitorName } from '../visit/walk-in-name.ts';
import type { PlacedBlock } from './columns.ts';
import { clockOf, type MinuteSpan } from './minutes.ts';

/** How a block looks and is called: its status, or a no-show (resolutions S4, S5). */
export type BlockState = 'pending' | 'confirmed' | 'completed' | 'disputed' | 'no-show';

export const stateOf = ({ status, attendance }: Pick<CalendarBlock, 'status' | 'attendance'>): BlockState => {
  if (attendance === 'no_show') return 'no-show';
  const known = parseStatus(status) ?? 'pending';
  return known === 'cancelled' ? 'pending' : known;
};

export const stateLabel = (block: Pick<CalendarBlock, 'status' | 'attendance'>): string => {
  const state = stateOf(block);
  return state === 'no-show' ? 'No-show' : statusLabel(state);
};

/** '4:15 – 5:00 pm': am or pm only once, if both have the same. */
export const spanText = ({ from, to }: MinuteSpan): string => {
  const [start, end] = [clockOf(from), clockOf(to)];
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`;
};

/** The customer's name; a walk-in may have none. */
export const customerOf = ({ customer }: Pick<CalendarBlock, 'customer'>): string => visitorName(customer);

/** The first name, for use in a sentence: 'Ravi will be told by mail'. */
export const firstNameOf = (block: Pick<CalendarBlock, 'customer'>): string =>
  customerOf(block).split(/\s+/)[0] ?? '';

/** Whether a change of the time is mailed to the customer: a walk-in has no address here. */
export const isTold = ({ source }: Pick<CalendarBlock, 'source'>): boolean => source !== 'walk-in';

/** A block's whole label for screen readers: first its visible text, in order. */
export const blockLabel = ({ block, from, to }: PlacedBlock, who: string): string =>
  [
    customerOf(block),
    block.services.join(', '),
    stateLabel(block),
    spanText({ from, to }),
    ...(isNamedWalkIn(block.source, block.customer) ? ['walk-in'] : []),
    ...(block.allergies ? [`allergies: ${block.allergies}`] : []),
    ...(block.parts > 1 ? [`part ${block.part + 1} of ${block.parts}`] : []),
    `with ${who}`,
  ]
    .filter(Boolean)
    .join(', ');
