import type { GatewayPayment } from '../gateway/gateway.ts';
import type { FailedAttempt } from './payment.repository.ts';

/** Why a payment failed and when it was attempted, as far as the gateway reports it. */
export const failureOf = ({
  errorDescription = '',
  createdAt = new Date(0),
}: GatewayPayment): FailedAttempt => ({
  failure: errorDescription,
  failedAt: createdAt,
});
