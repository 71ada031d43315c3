export * from '../operation/body-rules.ts';
export * from '../operation/envelope.ts';
export * from '../operation/idempotency-key.ts';
export * from '../operation/list.ts';
export * from '../operation/list-query.ts';
export * from '../operation/operation.ts';
export * from '../operation/operation-errors.ts';
export * from '../operation/read-words.ts';
export * from './account.api.ts';
export * from './account-flags.api.ts';
export * from './admin-audit.api.ts';
export * from './admin-dashboard.api.ts';
export * from './admin-disputes.api.ts';
export * from './admin-messages.api.ts';
export * from './admin-refunds.api.ts';
export * from './admin-reviews.api.ts';
export * from './admin-salons.api.ts';
export * from './admin-salons.schema.ts';
export * from './admin-services.api.ts';
export * from './admin-users.api.ts';
export * from './applications.api.ts';
export * from './auth.api.ts';
export * from './booking.schema.ts';
export * from './booking-after.api.ts';
export * from './booking-change.api.ts';
export * from './contact.api.ts';
export * from './customer.api.ts';
export * from './email-confirmation.api.ts';
export * from './favourites.api.ts';
export * from './jobs.api.ts';
export * from './page-head.schema.ts';
export * from './password.api.ts';
export * from './payment.api.ts';
export * from './push.api.ts';
export * from './refund.schema.ts';
export * from './release.api.ts';
export * from './release-changes.api.ts';
export * from './release-console.api.ts';
export type {
  BrowserFinding,
  CompositionSummary,
  CountedError,
  EnvironmentState,
  Health,
  RemoteHealth,
  RenderFault,
} from './release-state.schema.ts';
export * from './review-moderation.schema.ts';
export * from './salon.api.ts';
export * from './salon.schema.ts';
export * from './salon-bookings.api.ts';
export * from './salon-calendar.api.ts';
export * from './salon-clients.api.ts';
export * from './salon-closing.api.ts';
export * from './salon-detail.api.ts';
export * from './salon-reviews.api.ts';
export * from './salon-services.api.ts';
export * from './salon-settings.api.ts';
export * from './salon-settings.schema.ts';
export * from './salon-team.api.ts';
export * from './salon-today.api.ts';
export * from './salons.api.ts';
export * from './security.api.ts';
export * from './service.schema.ts';
export * from './service-categories.ts';
export * from './sign-in-code.api.ts';
export * from './sorting.ts';
export * from './statement.api.ts';
export * from './subscription.api.ts';
export * from './upload.api.ts';
