import { isIP } from 'node:net';
import { Refusal } from '../../setup/refusal.mjs';

interface Given {
  readonly DATABASE_URL?: string | undefined;
  readonly SITE_HOSTS?: string | undefined;
  readonly HOST?: string | undefined;
  readonly SMTP_URL?: string | undefined;
  readonly RAZORPAY_URL?: string | undefined;
  readonly RAZORPAY_KEY_ID?: string | undefined;
  readonly DEMO_DATA?: string | undefined;
  readonly ALLOW_DEMO: 'on' | 'off';
}

const isPublicAddress = (host = ''): boolean => isIP(host) > 0 && !/^(127\.|::1$)/.test(host);

/**
 * Checks that what looks like a site for others sends real mails and takes real money: without a mail server anybody on
 * the machine can read the mails, and without a gateway payments are tests.
 *
 * @throws Refusal that names what is missing, and the setting that allows it
 */
export const requireRealServices = ({ ALLOW_DEMO, HOST, ...given }: Given): void => {
  const { DATABASE_URL, SITE_HOSTS, SMTP_URL, RAZORPAY_URL } = given;
  const looks = { DATABASE_URL, SITE_HOSTS, HOST: isPublicAddress(HOST) };
  const why = Object.entries(looks).flatMap(([name, value]) => (value ? [name] : []));
  const missing = Object.entries({ SMTP_URL, RAZORPAY_URL }).flatMap(([name, value]) =>
    value ? [] : [name],
  );
  if (ALLOW_DEMO === 'on' || why.length === 0 || missing.length === 0) return;
  throw new Refusal(
    `with ${why.join(' and ')} this is a site that others use, and without ${missing.join(' and ')} its mails would lie in a folder or its payments be tests: set ${missing.join(' and ')}, or ALLOW_DEMO=on.`,
  );
};

/**
 * Checks that nobody asks for demo accounts, whose passwords everybody knows, where the site is for others. The API
 * refuses the same; this is told before anything is built.
 *
 * @throws Refusal that names what tells so
 */
export const refuseDemoAccounts = ({
  DEMO_DATA,
  SITE_HOSTS,
  SMTP_URL,
  RAZORPAY_KEY_ID = '',
}: Given): void => {
  const signs = { SITE_HOSTS, SMTP_URL, RAZORPAY_KEY_ID: /^(?!rzp_test_)./.test(RAZORPAY_KEY_ID) };
  const why = Object.entries(signs).flatMap(([name, value]) => (value ? [name] : []));
  if (DEMO_DATA !== 'on' || why.length === 0) return;
  throw new Refusal(
    `with ${why.join(' and ')} this is a site that others use, and everybody knows the passwords of demo accounts: leave DEMO_DATA out, or set it to off.`,
  );
};
