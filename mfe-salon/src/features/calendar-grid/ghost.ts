import type { BlockPosition } from '../calendar-model/block-move.ts';
import type { Minute } from '../calendar-model/minutes.ts';
import { PX } from './grid.parts.ts';

/** The ghost's text: the new time, the customer, and what a drop here would cause. */
export interface GhostText {
  readonly time: string;
  readonly title: string;
  readonly note: string;
}

export interface Ghost {
  readonly element: HTMLElement;
  readonly show: (at: BlockPosition, words: GhostText) => void;
  /** The column at a distance from the left edge of the columns, in pixels. */
  readonly columnAt: (x: number) => number;
  readonly remove: () => void;
}

/** A line of text that changes without a new node. */
const line = (name: string, parent: HTMLElement) => {
  const element = document.createElement(name);
  const text = document.createTextNode('');
  element.append(text);
  parent.append(element);
  return {
    element,
    say: (words: string) => {
      if (text.data !== words) text.data = words;
    },
  };
};

/** Room below the block for what a drop would cause, in pixels. */
const NOTE = 32;

/**
 * The dragged block, drawn without React: it is created once, measures the columns once, and from then on only its
 * transform and its text change.
 */
export const createGhost = (canvas: HTMLElement, top: Minute): Ghost => {
  const columns = [...canvas.querySelectorAll<HTMLElement>('[data-column]')].map(
    ({ offsetLeft, offsetWidth }) => ({ left: offsetLeft, width: offsetWidth }),
  );
  const element = document.createElement('div');
  element.dataset.ghost = '';
  element.setAttribute('aria-hidden', 'true');
  const box = document.createElement('div');
  element.append(box);
  const [time, title, note] = [line('b', box), line('span', box), line('small', element)];
  element.style.width = `${(columns[0]?.width ?? 0) - 6}px`;
  // Lies over all blocks, so that none is highlighted while something is dragged over it.
  const shield = document.createElement('div');
  shield.dataset.shield = '';
  canvas.append(shield, element);
  let length = -1;
  let noted: string | undefined;
  return {
    element,
    show: (at, words) => {
      const left = columns[at.column]?.left ?? 0;
      element.style.transform = `translate3d(${left + 3}px, ${(at.from - top) * PX}px, 0)`;
      if (at.length !== length) {
        length = at.length;
        const height = Math.max(length * PX - 1, 18);
        box.style.height = `${height}px`;
        element.style.height = `${height + NOTE}px`;
      }
      time.say(words.time);
      title.say(words.title);
      note.say(words.note);
      if (words.note !== noted) {
        noted = words.note;
        note.element.style.visibility = noted ? 'visible' : 'hidden';
      }
    },
    columnAt: (x) => {
      const found = columns.findIndex(({ left, width }) => x < left + width);
      return found < 0 ? columns.length - 1 : found;
    },
    remove: () => {
      element.remove();
      shield.remove();
    },
  };
};
