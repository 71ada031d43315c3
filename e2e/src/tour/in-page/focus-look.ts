/**
 * Runs in the page. Detects whether a control looks different with the focus. The mark is seldom on the focused element
 * alone: a text field has a frame next to it, a checkbox a circle around it, a card that is one link a line on its own
 * pseudo-element.
 */
export const installFocusLook = (): void => {
  const MOST_INSIDE = 12;
  const MOST_AROUND = 6;
  /** Parts of a page: changes on them say nothing about one control in them. */
  const PARTS = 'body, main, header, footer, nav, section, table, ul, ol, [role=dialog], [role=tablist]';
  const SIDES = ['top', 'right', 'bottom', 'left'] as const;

  /** How far an element's side is inside a box's, in pixels; negative where it sticks out. */
  const within = (inner: DOMRect, outer: DOMRect, side: (typeof SIDES)[number]): number =>
    side === 'top' || side === 'left' ? inner[side] - outer[side] : outer[side] - inner[side];

  /** Whether clipping boxes hide all of a line at that distance from the element. */
  const isCutOff = (element: Element, distance: number): boolean => {
    const inner = element.getBoundingClientRect();
    const seen = new Set(SIDES);
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue;
      const outer = box.getBoundingClientRect();
      for (const side of SIDES) if (within(inner, outer, side) <= distance) seen.delete(side);
    }
    return seen.size === 0;
  };

  const lineOf = (element: Element, style: CSSStyleDeclaration): string => {
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style;
    if (outlineStyle === 'none' || outlineWidth === '0px') return 'none';
    if (isCutOff(element, Number.parseFloat(outlineOffset))) return 'none';
    return [outlineWidth, outlineStyle, outlineColor].join(' ');
  };

  const styleOf = (element: Element, pseudo?: string): string => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return '';
    const { boxShadow, borderColor, borderStyle, borderWidth, backgroundColor, backgroundImage } = style;
    const border = borderStyle === 'none' || borderWidth === '0px' ? 'none' : [borderWidth, borderColor];
    return [lineOf(element, style), boxShadow, border, backgroundColor, backgroundImage].join('|');
  };
  const withPseudo = (element: Element): string =>
    [undefined, '::before', '::after'].map((pseudo) => styleOf(element, pseudo)).join();

  window.sundaraTour = {
    ...window.sundaraTour,
    focusLookOf: (element) => {
      const looks = [withPseudo(element)];
      for (const part of [...element.querySelectorAll('*')].slice(0, MOST_INSIDE)) looks.push(styleOf(part));
      let at: Element | null = element;
      for (let level = 0; level < MOST_AROUND; level += 1) {
        // A frame that is drawn next to a field is no content of its own.
        for (const beside of at.parentElement?.querySelectorAll(':scope > [aria-hidden=true]') ?? [])
          looks.push(styleOf(beside));
        at = at.parentElement;
        if (!at || at.matches(PARTS)) break;
        looks.push(withPseudo(at));
      }
      return looks.join('\n');
    },
  };
};
