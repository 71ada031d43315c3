import { EARLY_INPUT } from './early-input-script.ts';

interface Noted {
  readonly type: 'click' | 'input' | 'submit';
  readonly target: Element;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isChecked = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio');

/** Sets a field as a user does: React only hears of a value that was not set through the field's own property. */
const type = (field: Field, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
};

const tap = (target: Element): void => {
  if (isChecked(target)) target.checked = target.defaultChecked;
  // Some controls answer to the press already.
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    target.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true }));
  if (target instanceof HTMLElement) target.click();
  else target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

/** What was noted, without repeats: a field has one value in the end, and an impatient tap means the same again. */
const withoutRepeats = (noted: readonly Noted[]): readonly Noted[] =>
  noted.filter(
    ({ type: kind, target }, place) =>
      !noted.slice(place + 1).some((later) => later.type === kind && later.target === target),
  );

/**
 * Ends noting what the visitor does, and gives a function that does the same again; call it when the page has taken
 * over. Fields that were typed into are emptied until then, so that the page takes them over as they came.
 */
export const takeEarlyInput = (window: Window): (() => void) => {
  const end: unknown = Reflect.get(window, EARLY_INPUT);
  if (typeof end !== 'function') return () => {};
  Reflect.deleteProperty(window, EARLY_INPUT);
  const noted: readonly Noted[] = end();
  const values = new Map<Element, string>();
  for (const { type: kind, target } of noted)
    if (kind === 'input' && isField(target) && !isChecked(target)) values.set(target, target.value);
  for (const field of values.keys())
    if (isField(field) && 'defaultValue' in field) field.value = field.defaultValue;
  return () => {
    for (const { type: kind, target } of withoutRepeats(noted)) {
      if (!target.isConnected) continue;
      const value = values.get(target);
      if (kind === 'input' && isField(target) && value !== undefined) type(target, value);
      else if (kind === 'click') tap(target);
      else if (kind === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
    }
  };
};
