import { type Customer, mailsTo, sourceOf } from '../booking/customer.ts';
import { until } from '../until.ts';

/** A mail's source with the line breaks of quoted-printable (RFC 2045) removed. */
export const unfolded = (source: string): string => source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Waits for the latest mail to a customer with a matching subject, and returns its first link below a path. */
export const linkMailedTo = async (
  url: string,
  customer: Pick<Customer, 'email'>,
  subject: RegExp,
  path: string,
): Promise<string> => {
  const mail = await until(`a mail about ${subject}`, async () => {
    const mails = await mailsTo(url, customer);
    return mails.find((each) => subject.test(each.subject));
  });
  const text = unfolded(await sourceOf(url, mail));
  const [link] = new RegExp(`${path}[\\w~%/-]+`).exec(text) ?? [];
  if (!link) throw new Error(`'${mail.subject}' has no link to ${path}.`);
  return link;
};

/** Waits for the mail with a code to sign in, to a person who may have no account yet. */
export const codeMailedTo = (url: string, person: Pick<Customer, 'email'>): Promise<string> =>
  until('a mail with a code', async () => {
    const subjects = (await mailsTo(url, person)).map(({ subject }) => subject);
    return subjects.flatMap((subject) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? [])[0];
  });
