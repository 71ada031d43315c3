import type { GatewayPayment } from '../gateway/gateway.ts';
import type { FailedAttempt } from './payment.repository.ts';

/** Why and when a failed payment was tried, as far as the gateway says. */
export const failureOf = ({
  errorDescription = '',
  createdAt = new Date(0),
}: GatewayPayment): FailedAttempt => ({
  failure: errorDescription,
  failedAt: createdAt,
});
