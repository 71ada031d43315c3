import type { Ports } from '../../setup/ports.mjs';
import type { Settings } from './settings.ts';

/** What whoever starts a demonstration has to know: what is open to all on this machine, and how to close it. */
export const demoLines = ({ SMTP_URL, RAZORPAY_URL }: Settings, { site }: Ports): readonly string[] => {
  const at = `http://localhost:${site}`;
  const mails = `DEMO: mails are not sent. Anybody on this machine reads them at ${at}/api/mailbox, links to sign in among them. Set SMTP_URL to send them.`;
  const money = `DEMO: payments are tests. Anybody on this machine steers the gateway below ${at}/sandbox. Set RAZORPAY_URL for a real one.`;
  return [...(SMTP_URL ? [] : [mails]), ...(RAZORPAY_URL ? [] : [money])];
};
