import { StaleNote, useLastKnown } from '@sundara/web/list';
import { useLoaderData } from '@sundara/web/router';
import { FailedFace } from '@sundara/web/table';
import { useMemo } from 'react';
import { periodOf } from '../../features/calendar-model/calendar-address.ts';
import { SalonPage } from '../../features/frame/salon-page.tsx';
import type { CalendarData } from './calendar.loader.ts';
import { CalendarView } from './calendar-view.tsx';

const FAILED = 'Failed to fetch the calendar.';

/** The salon's days by specialist or chair, to view and to move visits in. */
export const CalendarPage = () => {
  const { shown, calendar } = useLoaderData<CalendarData>();
  const { known, failure } = useLastKnown(calendar, JSON.stringify(periodOf(shown)));
  const days = useMemo(() => known && { shown, fetched: known }, [shown, known]);
  if (days)
    return <CalendarView days={days} note={failure && <StaleNote title={FAILED} failure={failure} />} />;
  return (
    <SalonPage title="Calendar" width="full">
      {failure && <FailedFace title={FAILED} failure={failure} />}
    </SalonPage>
  );
};
