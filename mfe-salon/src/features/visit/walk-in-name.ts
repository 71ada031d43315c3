/** What the server writes where a walk-in gave no name. */
const NAMELESS = 'Walk-in';

/** The name to show; a walk-in may have none. */
export const visitorName = (name: string): string => name || NAMELESS;

/** Whether to add to the name that this is a walk-in: one without a name is called so already. */
export const isNamedWalkIn = (source: string, name: string): boolean =>
  source === 'walk-in' && visitorName(name) !== NAMELESS;
