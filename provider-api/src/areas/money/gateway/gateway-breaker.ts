import { observe } from '@sundara/node/telemetry';
import {
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import { GatewayError, type GatewayFailure } from './gateway.ts';

/** Makes a call to the gateway, or refuses it without asking. @throws GatewayError `circuit-open` */
export type GatewayBreaker = <T>(call: () => Promise<T>) => Promise<T>;

/** As few as tell an outage from a broken connection. */
const FAILURES = 3;
const PAUSE_MS = 10_000;

/** A gateway that refuses a call, or answers oddly, is there. */
const AWAY: readonly GatewayFailure[] = ['network', 'timeout', 'unavailable'];
const isAway = (error: Error): boolean => error instanceof GatewayError && AWAY.includes(error.kind);

interface BreakerOptions {
  /** How long the gateway is left alone, in ms. */
  readonly pauseMs?: number | undefined;
  readonly log: { readonly warn: (sentence: string) => void };
}

/**
 * Leaves a gateway alone that failed three times running, so that nobody waits for it: calls fail at once for ten
 * seconds. Then the next one is made: if that fails, ten seconds more; if not, all are made again.
 */
export const gatewayBreaker = ({ pauseMs = PAUSE_MS, log }: BreakerOptions): GatewayBreaker => {
  const policy = circuitBreaker(handleWhen(isAway), {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  policy.onBreak(() => log.warn(`the payment gateway fails: it is left alone for ${pauseMs / 1_000} s`));
  policy.onReset(() => log.warn('the payment gateway answers again'));
  observe('sundara.gateway.circuit_open', (result) =>
    result.observe(policy.state === CircuitState.Closed ? 0 : 1),
  );
  return async (call) => {
    // The library would let this call wait for the one that tries the gateway.
    if (policy.state === CircuitState.HalfOpen) throw circuitOpen();
    try {
      return await policy.execute(call);
    } catch (error) {
      throw isBrokenCircuitError(error) ? circuitOpen(error) : error;
    }
  };
};

const circuitOpen = (cause?: Error): GatewayError =>
  new GatewayError('circuit-open', 'The gateway was not asked: it failed again and again just now.', {
    cause,
  });
