import { CalendarClock, Check, CircleCheck, MessageCircleWarning, TriangleAlert, UserX } from 'lucide-react';
import { memo } from 'react';
import { blockLabel, customerOf, spanText, stateLabel, stateOf } from '../calendar-model/block-labels.ts';
import type { PlacedBlock } from '../calendar-model/columns.ts';
import { PX } from './grid.parts.ts';

const SIGNS = {
  pending: CalendarClock,
  confirmed: Check,
  completed: CircleCheck,
  disputed: MessageCircleWarning,
  'no-show': UserX,
} as const;

/** How many lines of text there is room for: one, two or more. */
const sizeOf = (minutes: number) => (minutes < 22 ? 's' : minutes < 36 ? 'm' : 'l');

export interface BlockProps {
  readonly placed: PlacedBlock;
  /** The first minute of the axis. */
  readonly top: number;
  /** Who does it. */
  readonly who: string;
  /** Its move is not confirmed yet. */
  readonly waiting: boolean;
}

/** A visit, or the part of one that one resource does. The grid handles presses on it. */
export const VisitBlock = memo(
  ({ placed, top, who, waiting }: BlockProps) => {
    const { key, block, from, to, busyTo, lane, lanes } = placed;
    const Sign = SIGNS[stateOf(block)];
    const size = sizeOf(to - from);
    const left = `calc(${(lane / lanes) * 100}% + 2px)`;
    const width = `calc(${100 / lanes}% - ${lanes > 1 ? 4 : 8}px)`;
    const services = block.services.join(', ');
    const words = stateLabel(block);
    return (
      <>
        <button
          type="button"
          tabIndex={-1}
          aria-label={blockLabel(placed, who)}
          aria-describedby={block.movable ? 'calendar-keys' : undefined}
          data-block={key}
          data-state={stateOf(block)}
          data-size={size}
          data-movable={block.movable || undefined}
          data-waiting={waiting || undefined}
          style={{ top: (from - top) * PX + 1, height: Math.max((to - from) * PX - 2, 16), left, width }}
        >
          {/* Each line ends in a space, which separates the words for screen readers. */}
          <span>
            <Sign size={13} strokeWidth={2.25} aria-hidden />
            {block.allergies && <TriangleAlert size={13} strokeWidth={2.25} aria-hidden />}
            <b>{customerOf(block)}</b>
            {size === 's' && ` · ${services}`}{' '}
          </span>
          {size !== 's' && <span>{size === 'm' ? `${services} · ${words} ` : `${services} `}</span>}
          {size === 'l' && (
            <span>
              <em>{words}</em> · {spanText({ from, to })}
            </span>
          )}
          {block.movable && block.part === block.parts - 1 && <span data-grip="" />}
        </button>
        {busyTo > to && (
          <span
            data-tail=""
            title="Tidying up"
            style={{ top: (to - top) * PX - 1, height: (busyTo - to) * PX, left, width }}
          />
        )}
      </>
    );
  },
  (one, other) =>
    one.placed.block === other.placed.block &&
    one.placed.lane === other.placed.lane &&
    one.placed.lanes === other.placed.lanes &&
    one.placed.from === other.placed.from &&
    one.top === other.top &&
    one.who === other.who &&
    one.waiting === other.waiting,
);
