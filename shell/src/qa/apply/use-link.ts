import { createOverrideLink } from '@sundara/contracts/api';
import type { ApiFailure, Override } from '@sundara/contracts/federation';
import { useState } from 'react';
import { useServices } from '../../services/services.ts';
import type { Draft } from '../draft/draft.ts';

export interface Wish {
  readonly by: string;
  readonly why: string;
  readonly minutes: number;
}

export interface MadeLink {
  /** The full URL, with scheme and host, for any device. */
  readonly url: string;
  readonly override: Override;
}

export type LinkOutcome =
  | { readonly ok: true; readonly link: MadeLink }
  | { readonly ok: false; readonly failure: ApiFailure };

/** The page that a link opens: this one, without the parameters that control overrides. */
export const pagePath = (here: string): string => {
  const url = new URL(here);
  for (const parameter of ['override', 'safe']) url.searchParams.delete(parameter);
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
};

/** Has the site server make a link from a choice; one request at a time. */
export const useLinkMaker = (draft: Draft) => {
  const { http } = useServices();
  const [busy, setBusy] = useState(false);
  const make = async ({ by, why, minutes }: Wish): Promise<LinkOutcome> => {
    setBusy(true);
    const here = window.location.href;
    const { composition, versions, faults, flags = {} } = draft;
    const result = await http.call(createOverrideLink, {
      body: {
        by,
        ...(why.trim() && { why }),
        ...(composition && { composition }),
        versions,
        faults,
        ...(Object.keys(flags).length > 0 && { flags }),
        minutes,
        path: pagePath(here),
      },
    });
    setBusy(false);
    if (!result.ok) return result;
    const { url, override } = result.data;
    return { ok: true, link: { url: new URL(url, here).href, override } };
  };
  return { busy, make };
};
