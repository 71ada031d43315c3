/** What the lazily loaded chunk holds. */
export { CancelDialog } from './cancel-dialog.tsx';
export { RescheduleDialog } from './reschedule-dialog.tsx';
