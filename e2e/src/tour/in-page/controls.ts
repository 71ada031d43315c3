/**
 * Runs in the page. Finds the controls and their names. Visibility decides, not a tab stop: a control that lost its tab
 * stop is the fault that is searched for.
 */
export const installControls = (): void => {
  const NATIVE = 'a[href], button, input, select, textarea, summary, audio[controls], video[controls]';
  const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'combobox', 'slider', 'menuitem'];
  const CONTROLS = [
    NATIVE,
    ...ROLES.map((role) => `[role=${role}]`),
    '[contenteditable=true]',
    '[tabindex]:not([tabindex^="-"])',
  ].join();
  const OVERLAY = '[role=dialog][aria-modal=true], dialog:modal';
  // The patterns of the ARIA Authoring Practices Guide in which arrow keys move the focus.
  const COMPOSITES = ['radiogroup', 'tablist', 'grid', 'listbox', 'menu', 'menubar', 'toolbar', 'tree'];
  // No role describes a salon's calendar, where arrow keys move between the visits of all columns.
  const CALENDAR = ':has(> [role=group][data-column])';
  const COMPOSITE = [...COMPOSITES.map((role) => `[role=${role}]`), CALENDAR].join();
  /** How many levels above a button its field is searched for. */
  const FIELD_LEVELS = 3;

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest('[inert], [aria-hidden=true]');

  /** A keyboard opens and clears a combobox from its field (Down and Escape), so its buttons are no tab stops. */
  const isPartOfCombobox = (element: HTMLElement): boolean => {
    if (element.tabIndex >= 0) return false;
    let around = element.parentElement;
    for (let level = 0; around && level < FIELD_LEVELS; level += 1, around = around.parentElement)
      if (around.querySelector('input[role=combobox], input[type=search]')) return true;
    return false;
  };

  const isNativeRadio = (element: Element): element is HTMLInputElement =>
    element instanceof HTMLInputElement && element.type === 'radio';

  const compositeOf = (element: HTMLElement): Element | undefined => {
    if (!isNativeRadio(element)) return element.closest(COMPOSITE) ?? undefined;
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    return radios.find(({ name, form }) => name === element.name && form === element.form);
  };

  const textOf = (element: Element): string => {
    const labels = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = labels.map((id) => document.getElementById(id)?.textContent).join(' ');
    const own = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    const id = element.id && `#${element.id}`;
    return [element.getAttribute('aria-label'), named, own, id, element.className].find(Boolean) ?? '';
  };

  window.sundaraTour = {
    ...window.sundaraTour,
    inReach: () => [...document.querySelectorAll(OVERLAY)].at(-1) ?? document.body,
    nameOf: (element) => {
      const kind = element.getAttribute('role') ?? element.tagName.toLowerCase();
      return `${kind} "${textOf(element).replace(/\s+/g, ' ').trim().slice(0, 60)}"`;
    },
    controlsOf: (root) =>
      [...root.querySelectorAll<HTMLElement>(CONTROLS)]
        .filter((element) => !element.matches(':disabled, [aria-disabled=true]') && isShown(element))
        .filter((element) => !isPartOfCombobox(element))
        .map((element) => ({
          element,
          name: window.sundaraTour.nameOf(element),
          composite: compositeOf(element),
          isOwnStop: element.tabIndex >= 0 && !isNativeRadio(element),
        })),
  };
};
