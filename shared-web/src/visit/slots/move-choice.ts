import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The arrow keys of a radio group: move the focus to the next enabled choice, wrapping around, and choose it. */
export const moveChoice = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const open = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:not([disabled])')];
  const at = open.findIndex((radio) => radio.contains(document.activeElement));
  const next = open.at((at + step) % open.length);
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
  next.click();
};
