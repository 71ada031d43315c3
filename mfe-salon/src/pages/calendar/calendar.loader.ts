import { salonCalendar } from '@sundara/contracts/api';
import type { RemoteLoaderArgs, Result } from '@sundara/contracts/federation';
import { periodOf, type Shown, shownIn } from '../../features/calendar-model/calendar-address.ts';
import type { Calendar } from '../../features/calendar-model/columns.ts';

/** What the address asks for, and the response. */
export interface CalendarData {
  readonly shown: Shown;
  readonly calendar: Result<Calendar>;
}

/** Fetches the days that are shown, for all resources, so that switching to another person is immediate. */
export const loadCalendar = async ({ shell, request }: RemoteLoaderArgs): Promise<CalendarData> => {
  const shown = shownIn(new URL(request.url).searchParams, new Date());
  const calendar = await shell.http.call(
    salonCalendar,
    { query: periodOf(shown) },
    { signal: request.signal },
  );
  return { shown, calendar };
};
