import { type Preferences, updatePreferences } from '@sundara/contracts/api';
import { useShell } from '@sundara/web/core';
import { useRef, useState } from 'react';

export type Choice = keyof Preferences;

export interface Choosing {
  readonly preferences: Preferences;
  /** The last change, announced to screen readers. */
  readonly news: string;
  readonly choose: (choice: Choice, on: boolean, label: string) => void;
}

/**
 * Choices that are saved at once: each shows its new value, and returns to the old one if it can't be saved. Requests
 * are sent one after the other, so that the shown values are the stored ones.
 */
export const usePreferences = (loaded: Preferences): Choosing => {
  const { http, notify } = useShell();
  const [preferences, setPreferences] = useState(loaded);
  const [news, setNews] = useState('');
  const kept = useRef(loaded);
  const line = useRef(Promise.resolve());

  const send = async (choice: Choice, on: boolean, label: string) => {
    const body = { ...kept.current, [choice]: on };
    const result = await http.call(updatePreferences, { body });
    if (result.ok) {
      kept.current = result.data.preferences;
      setNews(`Saved: ${label} ${on ? 'on' : 'off'}.`);
      return;
    }
    setPreferences((shown) => ({ ...shown, [choice]: kept.current[choice] }));
    setNews('');
    notify.error(`${label} could not be saved. ${result.failure.message}`);
  };

  return {
    preferences,
    news,
    choose: (choice, on, label) => {
      setPreferences((shown) => ({ ...shown, [choice]: on }));
      line.current = line.current.then(() => send(choice, on, label));
    },
  };
};
