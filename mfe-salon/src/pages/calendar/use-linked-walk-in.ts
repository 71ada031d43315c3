import { useNavigate, useSearchParams } from '@sundara/web/router';
import { useEffect } from 'react';
import { addressOf, type Shown } from '../../features/calendar-model/calendar-address.ts';
import { walkInPlaceIn } from '../../features/calendar-model/walk-in-address.ts';
import type { Opened } from './opened.ts';

/**
 * The walk-in that the address asks for, if it does. The address then becomes the calendar's own, so that a reload or a
 * step back doesn't open the walk-in again.
 */
export const useLinkedWalkIn = (shown: Shown): Opened | undefined => {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const place = walkInPlaceIn(params);
  const isLinked = place !== undefined;
  const own = addressOf(shown, new Date());
  useEffect(() => {
    if (isLinked) void navigate({ search: own }, { replace: true, preventScrollReset: true });
  }, [isLinked, navigate, own]);
  return place && { kind: 'walk-in', place: { ...place, date: shown.date } };
};
