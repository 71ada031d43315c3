/** What is chosen of several: a tab, the page of a menu, a switch, a choice with a hidden field. */
const CHOSEN =
  ':is([aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true], label:has(> input:checked))';

/**
 * Forced colours replace every background and drop every shadow, so that what is chosen would look like the others. It
 * gets the colours of a selection, over those of its component.
 */
export const FORCED_COLOURS_STYLES = {
  '@media (forced-colors: active)': {
    [CHOSEN]: { forcedColorAdjust: 'none', background: 'Highlight !important' },
    [`${CHOSEN}, ${CHOSEN} *`]: { color: 'HighlightText !important' },
  },
} as const;

/** Gives a button without a border the edge that its background showed. */
export const FORCED_EDGE = {
  '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
} as const;
