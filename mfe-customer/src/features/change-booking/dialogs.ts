/** The content of the lazily loaded chunk. */
export { CancelDialog } from './cancel-dialog.tsx';
export { RescheduleDialog } from './reschedule-dialog.tsx';
