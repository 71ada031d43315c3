import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { customerOf } from '../calendar-model/block-labels.ts';
import type { BlockPosition, Room } from '../calendar-model/block-move.ts';
import type { GridColumn, PlacedBlock } from '../calendar-model/columns.ts';
import { beginDrag, type Drag } from './drag.ts';
import { followPointer } from './pointer-drag.ts';

const KEYS =
  'Arrows move it, Page Up and Page Down by 15 minutes, Shift with arrows changes its length. Enter drops, Escape takes back.';
const LEAP = 15;

interface Options extends Pick<Room, 'axis' | 'step'> {
  readonly canvas: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  readonly labelOf: (column: GridColumn) => string;
  readonly onDrop: (placed: PlacedBlock, home: BlockPosition, now: BlockPosition) => void;
  /** A drag has begun or ended: nothing else may change what is shown during it. */
  readonly onDragging: (dragging: boolean) => void;
  readonly say: (text: string) => void;
}

/** Picks blocks up and puts them down, by pointer and by keys; both drag the same way. */
export const useDrag = (options: Options) => {
  const { canvas, scroller, columns, axis, step, labelOf, onDrop, onDragging, say } = options;
  const dragged = useRef<Drag | undefined>(undefined);
  const isClickOfDrop = useRef(false);
  const unwatch = useRef(() => {});

  const begin = (key: string): Drag | undefined => {
    const column = columns.findIndex(({ blocks }) => blocks.some((each) => each.key === key));
    const placed = columns[column]?.blocks.find((each) => each.key === key);
    if (!canvas.current || !placed?.block.movable || dragged.current) return undefined;
    const ground = { canvas: canvas.current, list: columns, labelOf, customer: customerOf(placed.block) };
    dragged.current = beginDrag({ placed, column }, { ...ground, columns: columns.length, axis, step });
    onDragging(true);
    return dragged.current;
  };
  const end = (drag: Drag) => {
    unwatch.current();
    drag.end();
    dragged.current = undefined;
    onDragging(false);
  };
  const drop = (drag: Drag) => {
    if (dragged.current !== drag) return;
    const { placed, home, now } = drag;
    end(drag);
    onDrop(placed, home, now());
  };
  const cancel = (drag: Drag) => {
    if (dragged.current !== drag) return;
    end(drag);
    say('Taken back.');
  };
  // A drag that is open when the grid unmounts would otherwise freeze what is shown next.
  const letGo = useEffectEvent(() => dragged.current && end(dragged.current));
  useEffect(
    () => () => {
      letGo();
    },
    [],
  );

  /** Cancels a drag by keys as soon as the focus leaves the grid, or a pointer presses anything. */
  const watchKeys = (drag: Drag, ground: HTMLElement) => {
    const press = () => cancel(drag);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && ground.contains(relatedTarget))) cancel(drag);
    };
    document.addEventListener('pointerdown', press, true);
    ground.addEventListener('focusout', leave);
    unwatch.current = () => {
      document.removeEventListener('pointerdown', press, true);
      ground.removeEventListener('focusout', leave);
    };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { target } = event;
    if (event.button !== 0 || !event.isPrimary || !(target instanceof Element)) return;
    const key = target.closest<HTMLElement>('[data-block]')?.dataset.block;
    if (!key || !canvas.current || !scroller.current) return;
    const over = () => {
      isClickOfDrop.current = true;
      setTimeout(() => {
        isClickOfDrop.current = false;
      });
    };
    followPointer(event.nativeEvent, {
      canvas: canvas.current,
      scroller: scroller.current,
      top: axis.from,
      stretch: target.closest('[data-grip]') !== null,
      begin: () => begin(key),
      onDrop: (drag) => {
        over();
        drop(drag);
      },
      onCancel: (drag) => {
        over();
        cancel(drag);
      },
    });
  };

  /** Picks a block up for the keyboard, and announces it. */
  const pickUp = (key: string) => {
    const block = canvas.current?.querySelector<HTMLElement>(`[data-block="${key}"]`);
    block?.focus();
    const drag = begin(key);
    if (drag && canvas.current) watchKeys(drag, canvas.current);
    say(
      drag
        ? `Picked up ${customerOf(drag.placed.block)}, ${drag.words()}. ${KEYS}`
        : 'This visit cannot be moved.',
    );
  };

  /** Applies a key to the dragged block; returns false if none is dragged. */
  const onDragKey = (event: KeyboardEvent): boolean => {
    const drag = dragged.current;
    if (!drag) return false;
    const { column, from, length } = drag.now();
    const by = { ArrowUp: -step, ArrowDown: step, PageUp: -LEAP, PageDown: LEAP }[event.key];
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape') cancel(drag);
    else if (event.key === 'Enter' || event.key === ' ') drop(drag);
    else if (by !== undefined && event.shiftKey) drag.stretch(from + length + by);
    else if (by !== undefined) drag.to(from + by, column);
    else if (aside !== undefined) drag.to(from, column + aside);
    else if (event.key === 'Tab') cancel(drag);
    if (by !== undefined || aside !== undefined) {
      drag.ghost.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      say(drag.words());
    }
    if (event.key !== 'Tab') event.preventDefault();
    return true;
  };

  return { onPointerDown, onDragKey, pickUp, isClickOfDrop: () => isClickOfDrop.current };
};
