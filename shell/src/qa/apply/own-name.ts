const KEY = 'sundara.qa.name';

/** Who somebody said to be, asked once; where the browser forbids storage it is asked each time. */
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
    // It is asked again then.
  }
};
