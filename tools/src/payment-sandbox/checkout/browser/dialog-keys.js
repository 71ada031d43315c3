// @ts-check
// The keyboard in the dialog: Tab stays inside, Escape closes, arrow keys switch tabs.

/** @param {HTMLElement} dialog @param {() => void} onEscape */
export const keepKeysInside = (dialog, onEscape) => {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    }
    if (event.key !== 'Tab') return;
    const stops = [...dialog.querySelectorAll('button, input, summary')].filter(
      (stop) => stop instanceof HTMLElement && stop.tabIndex >= 0 && stop.checkVisibility(),
    );
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    const other = event.shiftKey ? stops.at(-1) : stops[0];
    const outside = !stops.some((stop) => stop === document.activeElement);
    // From a focused heading, Tab moves on without help.
    if (document.activeElement === edge || (outside && !dialog.contains(document.activeElement))) {
      event.preventDefault();
      if (other instanceof HTMLElement) other.focus();
    }
  });
};

/** Shows one panel at a time; only the chosen tab is a Tab stop. @param {HTMLElement[]} tabs */
export const wireTabs = (tabs) => {
  /** @param {HTMLElement} chosen */
  const choose = (chosen) => {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = tab !== chosen;
    }
    chosen.focus();
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(tab));
    tab.addEventListener('keydown', ({ key }) => {
      const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      const next = tabs[(index + step + tabs.length) % tabs.length];
      if (step !== 0 && next) choose(next);
    });
  }
};
