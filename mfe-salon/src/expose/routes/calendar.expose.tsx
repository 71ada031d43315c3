import { ownersPage } from '../../features/frame/owners-page.tsx';
import { CalendarPage } from '../../pages/calendar/calendar.page.tsx';

export { loadCalendar as loader } from '../../pages/calendar/calendar.loader.ts';

export const Component = ownersPage(CalendarPage);
