const KEY = 'last-salon';

/** The salon that this browser showed last (resolutions R3); undefined if it showed none or stores nothing. */
export const lastSalon = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Remembers a salon that was shown; undefined forgets it. A browser without storage is no error. */
export const rememberSalon = (id: string | undefined): void => {
  try {
    if (id) localStorage.setItem(KEY, id);
    else localStorage.removeItem(KEY);
  } catch {
    // Private windows may refuse storage; then /customer/store leads to the list.
  }
};
