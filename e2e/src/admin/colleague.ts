import { ADMIN, PASSWORD, signIn, tokenOf } from '../accounts.ts';
import { ask } from '../ask.ts';

let colleagues = 0;

/** Another admin, whose account the demo admin has just opened. */
export const makeColleague = async (
  url: string,
): Promise<{ readonly name: string; readonly email: string; readonly token: string }> => {
  colleagues += 1;
  const email = `colleague.${process.pid}.${Date.now().toString(36)}.${colleagues}@example.test`;
  const name = `Ravi Menon ${colleagues}`;
  const { status, text } = await ask(`${url}/api/admin/users`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await tokenOf(url, ADMIN)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name, email, role: 'admin', password: PASSWORD }),
  });
  if (status !== 200) throw new Error(`${email} can't be made an admin: ${text}`);
  return { name, email, token: await signIn(url, email) };
};
