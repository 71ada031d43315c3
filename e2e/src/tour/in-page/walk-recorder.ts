import type { Control, Walked } from './tour-window.ts';

/**
 * Runs in the page. Records while Tab is pressed many times in a row, so that a walk takes a few calls from outside
 * instead of one per press. A control is examined twice: just before Tab takes the focus away, when its focus styles
 * have been drawn, and just before the next press, when it is at rest.
 */
export const installWalkRecorder = (): void => {
  const start = document.createElement('span');
  start.tabIndex = -1;
  // Presses follow each other without a frame in between, so that a transition would be seen in its old state.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');

  let root: Element = document.body;
  let controls: readonly Control[] = [];
  let first: Element | undefined;
  let latest: Element | undefined;
  let isRound = false;
  let last: { readonly element: Element; readonly focused: string } | undefined;
  const reached = new Set<Element>();
  const unmarked = new Set<Element>();

  const judgeLast = (): void => {
    if (last?.element.isConnected && last.focused === window.sundaraTour.focusLookOf(last.element))
      unmarked.add(last.element);
    last = undefined;
  };

  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || isRound) return;
    if (target === first) isRound = true;
    first ??= target;
    latest = target;
    reached.add(target);
  };

  const onTab = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab' || isRound) return;
    const { activeElement } = document;
    // A date field has a stop for each of its parts, which look like the same element from outside.
    if (last?.element === activeElement) return;
    judgeLast();
    if (activeElement && reached.has(activeElement))
      last = { element: activeElement, focused: window.sundaraTour.focusLookOf(activeElement) };
  };

  const walked = (): Walked => {
    // After the last control the focus leaves the page's content. It also falls to the body where what had it was drawn
    // anew; from there Tab goes on.
    if (latest?.isConnected && document.activeElement === document.body) isRound = true;
    const at = document.activeElement;
    return { stops: controls.length, isRound, at: at ? window.sundaraTour.nameOf(at) : 'nothing' };
  };

  const isReached = ({ element, composite, isOwnStop }: Control): boolean =>
    reached.has(element) ||
    (!isOwnStop &&
      composite !== undefined &&
      controls.some((other) => other.composite === composite && reached.has(other.element)));

  window.sundaraTour = {
    ...window.sundaraTour,
    walked,
    beginWalk: () => {
      root = window.sundaraTour.inReach();
      controls = window.sundaraTour.controlsOf(root);
      [first, latest, last, isRound] = [undefined, undefined, undefined, false];
      reached.clear();
      unmarked.clear();
      document.adoptedStyleSheets.push(still);
      root.prepend(start);
      start.focus({ preventScroll: true });
      document.addEventListener('focusin', onFocus, true);
      document.addEventListener('keydown', onTab, true);
      return walked();
    },
    endWalk: () => {
      document.removeEventListener('focusin', onFocus, true);
      document.removeEventListener('keydown', onTab, true);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      judgeLast();
      start.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      const here = new Set(window.sundaraTour.controlsOf(root).map(({ element }) => element));
      return {
        unreached: controls
          .filter((control) => here.has(control.element) && !isReached(control))
          .map(({ name }) => name),
        unmarked: controls.filter(({ element }) => unmarked.has(element)).map(({ name }) => name),
      };
    },
  };
};
