export { loadCalendar as loader } from '../../pages/calendar/calendar.loader.ts';
export { CalendarPage as Component } from '../../pages/calendar/calendar.page.tsx';
