import Razorpay from 'razorpay';
import { KEY_ID, KEY_SECRET, type RunningSandbox } from './running-sandbox.ts';

/** The official client, pointed at the sandbox: it implements the protocol independently of us. */
export const officialClient = (sandbox: RunningSandbox, keySecret = KEY_SECRET): Razorpay => {
  const client = new Razorpay({ key_id: KEY_ID, key_secret: keySecret });
  const transport: { defaults: { baseURL: string } } = Reflect.get(client.api, 'rq');
  transport.defaults.baseURL = sandbox.url;
  return client;
};
