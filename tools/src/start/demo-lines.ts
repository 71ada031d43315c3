import type { Ports } from '../../setup/ports.mjs';
import type { Settings } from './settings.ts';

/**
 * Warnings for the person who starts a demonstration: what is open to everybody on this machine, and how to close it.
 */
export const demoLines = ({ SMTP_URL, RAZORPAY_URL }: Settings, { site }: Ports): readonly string[] => {
  const at = `http://localhost:${site}`;
  const mails = `DEMO: mails are not sent. Anybody on this machine reads them at ${at}/api/mailbox, links to sign in among them. Set SMTP_URL to send them.`;
  const money = `DEMO: payments are tests. Anybody on this machine steers the gateway below ${at}/sandbox. Set RAZORPAY_URL for a real one.`;
  return [...(SMTP_URL ? [] : [mails]), ...(RAZORPAY_URL ? [] : [money])];
};
