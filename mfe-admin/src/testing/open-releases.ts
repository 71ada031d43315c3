import type { CompatibilityPair, EnvironmentState, HistoryAct } from '@sundara/contracts/api';
import type { HttpApi } from '@sundara/contracts/federation';
import { answered, fakeProvider, fakeShell, openRoute } from '@sundara/web/testing';
import * as releases from '../expose/routes/releases.expose.tsx';
import { anAct, firstAct } from './release.builder.ts';

type Answers = Parameters<typeof fakeProvider>[0];

export const environments = (...list: readonly EnvironmentState[]) => answered({ environments: list });
export const acts = (list: readonly HistoryAct[], next: string | null = null) =>
  answered({ acts: list, next });

export const compatibility = (...pairs: readonly CompatibilityPair[]) => answered({ next: [], pairs });

/** Opens the console; `sent` holds the input of each call. */
export const openReleases = (answers: Answers, query = '') => {
  const provider = fakeProvider({
    'release.history': [acts([anAct(), firstAct()])],
    'release.compatibility': [compatibility()],
    ...answers,
  });
  const sent: { readonly name: string; readonly input: unknown }[] = [];
  const told: string[] = [];
  const call: HttpApi['call'] = (operation, input, options) => {
    sent.push({ name: operation.name, input });
    return provider.http.call(operation, input, options);
  };
  const notify = { success: (text: string) => void told.push(text), error: () => {}, info: () => {} };
  const router = openRoute(releases, fakeShell({ http: { call }, notify }), `/admin/releases${query}`);
  const times = (name: string) => sent.filter((one) => one.name === name).length;
  return { router, sent, told, times, urls: provider.urls };
};
