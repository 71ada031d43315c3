const KEY = 'sundara.qa.name';

/** The name that somebody entered in this browser before; empty if there is none or storage is forbidden. */
export const readOwnName = (): string => {
  try {
    return window.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};

export const keepOwnName = (name: string): void => {
  try {
    window.localStorage.setItem(KEY, name);
  } catch {
    // The name is then asked for each time.
  }
};
