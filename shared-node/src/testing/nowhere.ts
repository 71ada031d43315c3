/** Nothing answers there. */
export const NOWHERE = 'http://127.0.0.1:9';
