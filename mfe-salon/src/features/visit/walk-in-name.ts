/** What the server writes where a walk-in gave no name. */
const NAMELESS = 'Walk-in';

/** Whom one speaks of; a walk-in may have no name. */
export const visitorName = (name: string): string => name || NAMELESS;

/** Whether it is to be said besides the name that this is a walk-in: one without a name is called so already. */
export const isNamedWalkIn = (source: string, name: string): boolean =>
  source === 'walk-in' && visitorName(name) !== NAMELESS;
