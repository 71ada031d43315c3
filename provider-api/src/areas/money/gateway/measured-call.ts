import { durations, tracedStep } from '@sundara/node/telemetry';
import { GatewayError } from './gateway.ts';

/**
 * The kind of a call: its method, and its path with placeholders for ids, of which every second part is one.
 * @example kindOfCall('POST', '/payments/pay_1/refund?x=1') // 'POST /payments/:id/refund'
 */
export const kindOfCall = (method: string, path: string): string => {
  const [plain = ''] = path.split('?', 1);
  const parts = plain.split('/').map((part, index) => (index > 0 && index % 2 === 0 ? ':id' : part));
  return `${method} ${parts.join('/')}`;
};

/** Measures calls to the gateway, by kind and outcome: 'ok', or the kind of the error. */
export const callMeasure = () => {
  const took = durations('sundara.gateway.call.duration');
  return async <T>(kind: string, call: () => Promise<T>): Promise<T> => {
    const begunAt = performance.now();
    const record = (outcome: string) =>
      took.record((performance.now() - begunAt) / 1_000, { 'sundara.gateway.call': kind, outcome });
    try {
      const reply = await tracedStep(kind, () => ({ 'peer.service': 'payment gateway' }), call);
      record('ok');
      return reply;
    } catch (error) {
      record(error instanceof GatewayError ? error.kind : 'failed');
      throw error;
    }
  };
};
