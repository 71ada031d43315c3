/** For `sx`, as its last part: hides what does nothing in a browser that runs no JavaScript. */
export const NEEDS_SCRIPT = { '@media (scripting: none)': { display: 'none' } } as const;
