/** For a part that belongs to the screen alone: bars that stay in sight, tools. */
export const SCREEN_ONLY = { '@media print': { display: 'none !important' } } as const;

/** What frames every page: header, footer, sidebar. Parts of the page's own content and of dialogs have the same names. */
const FRAME = ':is(header, footer, aside, section, nav):not(main *, [role=dialog] *, dialog *)';
/** What can only be pressed or typed into. A column's name and a folded section's title are buttons too, and remain. */
const CONTROLS = 'main :is(nav, [role=search], .MuiTabs-root, .MuiButton-root, .MuiIconButton-root)';

/** Of a printed page: its content, without what frames it and what nobody can press on paper. */
export const PRINT_STYLES = { [`${FRAME}, ${CONTROLS}`]: SCREEN_ONLY } as const;
