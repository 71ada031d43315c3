import type { Check } from '@sundara/node/doctor';
import type { Settings } from '../settings.ts';

const UNAUTHORIZED = 401;
const BROKEN = 500;

/** Asks the payment gateway for its latest order, which moves nothing. */
export const gatewayCheck = (settings: Settings): Check => {
  const { RAZORPAY_URL: url, RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = settings;
  return {
    what: 'the payment gateway',
    next: 'Look at RAZORPAY_URL, RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET, and at the gateway’s status page.',
    look: async () => {
      const authorization = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
      const answer = await fetch(new URL('/v1/orders?count=1', url), {
        headers: { authorization },
        redirect: 'error',
      }).catch(() => undefined);
      await answer?.body?.cancel();
      const host = new URL(url).host;
      if (!answer) throw new Error(`${host} can't be reached`);
      if (answer.status === UNAUTHORIZED) throw new Error(`${host} refuses the key ${id}`);
      if (answer.status >= BROKEN) throw new Error(`${host} answers ${answer.status}`);
      return `${host} takes the key ${id}`;
    },
  };
};
