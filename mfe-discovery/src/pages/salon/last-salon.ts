const KEY = 'last-salon';

/** The salon that this browser showed last (resolutions R3); undefined where it showed none or keeps nothing. */
export const lastSalon = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Remembers a salon that was shown; undefined forgets it. A browser that keeps nothing is no error. */
export const rememberSalon = (id: string | undefined): void => {
  try {
    if (id) localStorage.setItem(KEY, id);
    else localStorage.removeItem(KEY);
  } catch {
    // Private windows may refuse; then /customer/store leads to the list.
  }
};
