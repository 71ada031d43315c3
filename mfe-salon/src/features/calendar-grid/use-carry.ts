import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { customerOf } from '../calendar-model/block-words.ts';
import type { GridColumn, PlacedBlock } from '../calendar-model/columns.ts';
import type { Lifted, Room } from '../calendar-model/lift.ts';
import { beginCarry, type Carry } from './carry.ts';
import { followPointer } from './pointer-carry.ts';

const KEYS =
  'Arrows move it, Page Up and Page Down by 15 minutes, Shift with arrows changes its length. Enter drops, Escape takes back.';
const LEAP = 15;

interface Options extends Pick<Room, 'axis' | 'step'> {
  readonly canvas: RefObject<HTMLElement | null>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly columns: readonly GridColumn[];
  readonly labelOf: (column: GridColumn) => string;
  readonly onDrop: (placed: PlacedBlock, home: Lifted, now: Lifted) => void;
  /** Something is carried, or is no more: nothing else may change what is shown meanwhile. */
  readonly onCarrying: (carrying: boolean) => void;
  readonly say: (text: string) => void;
}

/** Picks blocks up and puts them down, by pointer and by keys; both carry the same way. */
export const useCarry = (options: Options) => {
  const { canvas, scroller, columns, axis, step, labelOf, onDrop, onCarrying, say } = options;
  const carried = useRef<Carry | undefined>(undefined);
  const isClickOfDrop = useRef(false);
  const unwatch = useRef(() => {});

  const begin = (key: string): Carry | undefined => {
    const column = columns.findIndex(({ blocks }) => blocks.some((each) => each.key === key));
    const placed = columns[column]?.blocks.find((each) => each.key === key);
    if (!canvas.current || !placed?.block.movable || carried.current) return undefined;
    const ground = { canvas: canvas.current, list: columns, labelOf, customer: customerOf(placed.block) };
    carried.current = beginCarry({ placed, column }, { ...ground, columns: columns.length, axis, step });
    onCarrying(true);
    return carried.current;
  };
  const end = (carry: Carry) => {
    unwatch.current();
    carry.end();
    carried.current = undefined;
    onCarrying(false);
  };
  const drop = (carry: Carry) => {
    if (carried.current !== carry) return;
    const { placed, home, now } = carry;
    end(carry);
    onDrop(placed, home, now());
  };
  const cancel = (carry: Carry) => {
    if (carried.current !== carry) return;
    end(carry);
    say('Taken back.');
  };
  // Who carries while the grid goes away would else freeze what is shown next.
  const letGo = useEffectEvent(() => carried.current && end(carried.current));
  useEffect(
    () => () => {
      letGo();
    },
    [],
  );

  /** What is carried by keys is put back as soon as the keys go elsewhere, or a pointer presses anything. */
  const watchKeys = (carry: Carry, ground: HTMLElement) => {
    const press = () => cancel(carry);
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && ground.contains(relatedTarget))) cancel(carry);
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
      onDrop: (carry) => {
        over();
        drop(carry);
      },
      onCancel: (carry) => {
        over();
        cancel(carry);
      },
    });
  };

  /** Picks a block up for the keys, and says so. */
  const lift = (key: string) => {
    const block = canvas.current?.querySelector<HTMLElement>(`[data-block="${key}"]`);
    block?.focus();
    const carry = begin(key);
    if (carry && canvas.current) watchKeys(carry, canvas.current);
    say(
      carry
        ? `Picked up ${customerOf(carry.placed.block)}, ${carry.words()}. ${KEYS}`
        : 'This visit cannot be moved.',
    );
  };

  /** Whether the key was for what is carried. */
  const onCarryKey = (event: KeyboardEvent): boolean => {
    const carry = carried.current;
    if (!carry) return false;
    const { column, from, length } = carry.now();
    const by = { ArrowUp: -step, ArrowDown: step, PageUp: -LEAP, PageDown: LEAP }[event.key];
    const aside = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Escape') cancel(carry);
    else if (event.key === 'Enter' || event.key === ' ') drop(carry);
    else if (by !== undefined && event.shiftKey) carry.stretch(from + length + by);
    else if (by !== undefined) carry.to(from + by, column);
    else if (aside !== undefined) carry.to(from, column + aside);
    else if (event.key === 'Tab') cancel(carry);
    if (by !== undefined || aside !== undefined) {
      carry.ghost.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      say(carry.words());
    }
    if (event.key !== 'Tab') event.preventDefault();
    return true;
  };

  return { onPointerDown, onCarryKey, lift, isClickOfDrop: () => isClickOfDrop.current };
};
