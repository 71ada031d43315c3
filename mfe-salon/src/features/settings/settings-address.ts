import { SETTINGS_KEYS } from '@sundara/contracts/federation';
import { useSearchParams } from '@sundara/web/router';
import { useCallback } from 'react';

const SECTIONS = ['profile', 'subscription'] as const;
/** A part of Account Settings, as the address names it: `?settings=subscription`. */
export type SettingsSection = (typeof SECTIONS)[number];

/** The part that an address asks for; undefined if it asks for none. Anything unknown is the profile. */
export const settingsOf = (params: URLSearchParams): SettingsSection | undefined => {
  const asked = params.get('settings');
  if (asked === null) return undefined;
  return SECTIONS.find((section) => section === asked) ?? 'profile';
};

/** The part of the settings that is open, and its step from 1 to 4; the rest of the page's address stays. */
export const useSettingsAddress = () => {
  const [params, setParams] = useSearchParams();
  const step = Number(params.get('step'));
  const go = useCallback(
    (settings: SettingsSection | undefined, at?: number) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const key of SETTINGS_KEYS) next.delete(key);
          if (settings) next.set('settings', settings);
          if (settings && at && at > 1) next.set('step', String(at));
          return next;
        },
        { preventScrollReset: true, replace: settings === undefined },
      ),
    [setParams],
  );
  return { section: settingsOf(params), step: [1, 2, 3, 4].find((n) => n === step) ?? 1, go };
};
