import { formatDay, formatDuration, instantAt } from '@sundara/contracts';
import type { Move } from './block-move.ts';
import type { Calendar } from './columns.ts';
import { clockOf, minuteOf } from './minutes.ts';

/** What a move has done, in a few words: 'Moved to 4:15 pm with Asha Rao', 'Now 45 min'. */
export const moveText = (move: Move, { resources, days }: Pick<Calendar, 'resources' | 'days'>): string => {
  const name = resources.find(({ id }) => id === move.resourceId)?.name;
  const date = (move.start ?? '').slice(0, 10);
  const isOtherDay = move.start !== undefined && date !== move.expectedStart.slice(0, 10);
  const day = isOtherDay && days.length > 1 ? `${formatDay(instantAt(date, '12:00'))}, ` : '';
  const parts = [
    ...(move.start === undefined ? [] : [`to ${day}${clockOf(minuteOf(move.start, date))}`]),
    ...(name === undefined ? [] : [move.start === undefined ? `to ${name}` : `with ${name}`]),
  ];
  const length = move.duration === undefined ? [] : [`now ${formatDuration(move.duration)}`];
  const words = [...(parts.length > 0 ? [`Moved ${parts.join(' ')}`] : []), ...length].join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
