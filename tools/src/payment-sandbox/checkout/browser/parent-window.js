// @ts-check
// Exchanges messages with checkout.js in the page around this frame. Both have one origin; others are ignored.

/** The page's options for this frame; these are the defaults until they arrive. */
export const options = {
  /** @type {{ email?: string, contact?: string }} */ prefill: {},
  /** @type {Record<string, string | number> | undefined} */ notes: undefined,
  confirmClose: false,
  closeOnEscape: true,
  /** Attempts after the first that the page allows. */
  retries: Number.POSITIVE_INFINITY,
};

/** @param {{ type: string, [detail: string]: unknown }} message */
export const tellParent = (message) => {
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
};

window.addEventListener('message', ({ data, origin, source }) => {
  if (origin !== location.origin || source !== window.parent || data?.type !== 'sandbox.options') return;
  const { prefill, notes, color, confirmClose, closeOnEscape, retry } = data.options;
  Object.assign(options, {
    prefill: prefill ?? {},
    notes,
    confirmClose: confirmClose === true,
    closeOnEscape: closeOnEscape !== false,
  });
  if (retry === false || retry?.enabled === false) options.retries = 0;
  else if (Number.isInteger(retry?.max_count)) options.retries = retry.max_count;
  if (isLegibleUnderWhite(color)) document.documentElement.style.setProperty('--theme', color);
});

/** The button gets the page's colour only if white text on it is legible (4.5 to 1). @param {unknown} color */
const isLegibleUnderWhite = (color) => {
  const hex = typeof color === 'string' ? /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) : null;
  if (!hex) return false;
  const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => {
    const value = Number.parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5;
};
