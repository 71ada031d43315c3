import { firstNameOf, isTold, spanText } from '../calendar-model/block-labels.ts';
import { type BlockPosition, draggedTo, type Room, stretchedTo } from '../calendar-model/block-move.ts';
import type { GridColumn, PlacedBlock } from '../calendar-model/columns.ts';
import { createGhost, type Ghost } from './ghost.ts';

/** A block that is being dragged. */
export interface Drag {
  readonly placed: PlacedBlock;
  readonly home: BlockPosition;
  readonly now: () => BlockPosition;
  readonly ghost: Ghost;
  readonly to: (from: number, column: number) => void;
  readonly stretch: (to: number) => void;
  /** Where it is now, in words. */
  readonly words: () => string;
  readonly end: () => void;
}

export interface Ground extends Room {
  readonly canvas: HTMLElement;
  readonly list: readonly GridColumn[];
  /** What a column is called. */
  readonly labelOf: (column: GridColumn) => string;
  readonly customer: string;
}

/** Picks a block up: a ghost is dragged, and the block itself stays, faded. */
export const beginDrag = (
  { placed, column }: { readonly placed: PlacedBlock; readonly column: number },
  ground: Ground,
): Drag => {
  const home: BlockPosition = { column, from: placed.from, length: placed.to - placed.from };
  const ghost = createGhost(ground.canvas, ground.axis.from);
  const source = ground.canvas.querySelector<HTMLElement>(`[data-block="${placed.key}"]`);
  if (source) source.dataset.lifted = '';
  let now = home;
  const noteOf = (at: BlockPosition): string => {
    const date = (each: BlockPosition) => ground.list[each.column]?.date;
    const isLater = at.from !== home.from || date(at) !== date(home);
    return isLater && isTold(placed.block) ? `${firstNameOf(placed.block)} will be told by mail` : '';
  };
  const timeOf = ({ from, length }: BlockPosition) => spanText({ from, to: from + length });
  const labelOf = (at: BlockPosition): string => {
    const entered = ground.list[at.column];
    return entered ? ground.labelOf(entered) : '';
  };
  const show = (next: BlockPosition) => {
    if (next !== home && next.column === now.column && next.from === now.from && next.length === now.length)
      return;
    now = next;
    ghost.show(now, { time: timeOf(now), title: ground.customer, note: noteOf(now) });
  };
  show(home);
  return {
    placed,
    home,
    ghost,
    now: () => now,
    to: (from, at) => show(draggedTo(now, from, at, ground)),
    stretch: (to) => show(stretchedTo(now, to, ground)),
    words: () => [timeOf(now), labelOf(now), noteOf(now)].filter(Boolean).join(', '),
    end: () => {
      ghost.remove();
      if (source) delete source.dataset.lifted;
    },
  };
};
