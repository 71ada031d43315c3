import { signIn } from '../accounts.ts';
import { openAccount } from './as-admin.ts';

let colleagues = 0;

/** Creates another admin, as the demo admin. */
export const makeColleague = async (
  url: string,
): Promise<{ readonly name: string; readonly email: string; readonly token: string }> => {
  colleagues += 1;
  const email = `colleague.${process.pid}.${Date.now().toString(36)}.${colleagues}@example.test`;
  const name = `Ravi Menon ${colleagues}`;
  await openAccount(url, { name, email, role: 'admin' });
  return { name, email, token: await signIn(url, email) };
};
