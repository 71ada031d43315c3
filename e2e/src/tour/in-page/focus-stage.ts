/**
 * Runs in the page. Shows controls at rest and with the keyboard's focus, for pictures of both. Two controls are of one
 * kind if they and what is around them have the same styles.
 */
export const installFocusStage = (): void => {
  /** A control, the row that it stands in and the part of the page around them. */
  const LEVELS = 3;
  let stops: readonly HTMLElement[] = [];

  const kindOf = (element: HTMLElement): string => {
    const kinds: string[] = [];
    for (let at: Element | null = element; at && kinds.length < LEVELS; at = at.parentElement)
      kinds.push(`${at.tagName} ${at.getAttribute('role')} ${at.getAttribute('class')}`);
    return kinds.join(' < ');
  };

  /** What is drawn of a control: a field that is hidden visually is drawn as its label. */
  const shapeOf = (element: HTMLElement): Element =>
    element.offsetWidth > 1 ? element : (element.closest('label') ?? element);

  /** Resolves when the styles of now are on the screen: the next frame draws them, the one after it has been shown. */
  const shown = async (): Promise<void> => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  };

  window.sundaraTour = {
    ...window.sundaraTour,
    focusKinds: () => {
      const { controlsOf, inReach } = window.sundaraTour;
      const controls = controlsOf(inReach()).filter(
        ({ element, isOwnStop }) => isOwnStop || element.matches('[type=radio]'),
      );
      stops = controls.map(({ element }) => element);
      return controls.map(({ element, name }) => ({ kind: kindOf(element), name }));
    },
    rest: async (index) => {
      const element = stops[index];
      if (!element?.isConnected) return undefined;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await shown();
      const { width, height } = shapeOf(element).getBoundingClientRect();
      return 2 * (width + height);
    },
    focus: async (index) => {
      const element = stops[index];
      if (!element?.isConnected) return 'gone';
      element.focus({ preventScroll: true });
      await shown();
      if (document.activeElement !== element) return 'without focus';
      return element.matches(':focus-visible') ? 'focus visible' : 'focus not visible';
    },
    blur: (index) => stops[index]?.blur(),
  };
};
