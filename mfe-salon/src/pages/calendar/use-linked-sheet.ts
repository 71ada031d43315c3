import { useNavigate, useSearchParams } from '@sundara/web/router';
import { useEffect, useEffectEvent } from 'react';
import { addressOf, type Shown } from '../../features/calendar-model/calendar-address.ts';
import { linkedIn } from '../../features/calendar-model/calendar-links.ts';
import type { Opened } from './opened.ts';

/**
 * Opens the walk-in or the visit that the address asks for. The address then becomes the calendar's own, so that a
 * reload or a step back doesn't open it again.
 */
export const useLinkedSheet = (shown: Shown, onOpen: (opened: Opened) => void): void => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const follow = useEffectEvent(() => {
    const linked = linkedIn(params);
    if (!linked) return;
    if (linked.kind === 'visit') onOpen({ ...linked, part: 0 });
    else onOpen({ kind: 'walk-in', place: { ...linked, date: shown.date } });
    void navigate({ search: addressOf(shown, new Date()) }, { replace: true, preventScrollReset: true });
  });
  const link = params.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address is followed once
  useEffect(() => follow(), [link]);
};
