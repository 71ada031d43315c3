/** A URL where nothing listens. */
export const NOWHERE = 'http://127.0.0.1:9';
