/**
 * For `sx` of a list in a grid: on phones one row that scrolls sideways, from edge to edge of the window.
 *
 * @param width of an item on phones; less than the window's, so that the next one can be seen
 */
export const sidewaysOnPhones = (width: string) =>
  ({
    display: 'grid',
    listStyle: 'none',
    m: { xs: '0 -16px', sm: 0 },
    p: { xs: '4px 16px 12px', sm: 0 },
    gridAutoFlow: { xs: 'column', sm: 'row' },
    gridAutoColumns: { xs: width, sm: 'auto' },
    overflowX: { xs: 'auto', sm: 'visible' },
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '16px',
    '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  }) as const;
