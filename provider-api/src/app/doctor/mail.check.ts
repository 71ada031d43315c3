import type { Check } from '@sundara/node/doctor';
import { smtpTransport } from '../../platform/mail/smtp-mailer.ts';
import type { Settings } from '../settings.ts';

/** Signs in at the mail server, and sends nothing. */
export const mailCheck = ({ SMTP_URL: url, DATA_DIR: dataDir }: Settings): Check => ({
  what: 'the mail server',
  next: 'Look at SMTP_URL; mails wait and are sent again meanwhile.',
  look: async () => {
    if (!url) return `none is set: mails lie in ${dataDir}/mail`;
    const { host } = new URL(url);
    const transport = smtpTransport(url);
    try {
      await transport.verify();
      return `${host} lets us in`;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      throw new Error(`${host} does not let us in (${code})`, { cause: error });
    } finally {
      transport.close();
    }
  },
});
