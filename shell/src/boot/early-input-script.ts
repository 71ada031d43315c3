/** Where the page's inline script keeps what a visitor did before the page could answer. */
export const EARLY_INPUT = '__early__';

/**
 * The inline script of a page that comes with content: it notes taps and what was typed until the page takes over, so
 * that nothing is lost. Links, and forms that have an address, work by themselves.
 */
export const EARLY_INPUT_SCRIPT = `(() => {
  const noted = [];
  const note = (event) => {
    const { type, target } = event;
    if (type === 'submit') {
      if (target.hasAttribute('action')) return;
      event.preventDefault();
    }
    const ownWay = 'a[href],summary,[type=submit]' + (target.matches('input,select,textarea') ? '' : ',label');
    if (type === 'click' && target.closest(ownWay)) return;
    noted.push({ type, target });
  };
  const types = ['click', 'input', 'submit'];
  for (const type of types) document.addEventListener(type, note, true);
  const end = () => {
    for (const type of types) document.removeEventListener(type, note, true);
    return noted;
  };
  Object.defineProperty(window, '${EARLY_INPUT}', { value: end, configurable: true });
})();`;
