import { ROLES } from '@sundara/contracts';
import { type AdminUser, PASSWORD_RULE } from '@sundara/contracts/api';
import { choice, type Field, text } from '@sundara/web/fields';
import { ROLE_LABELS } from '../role-labels.ts';

const role = choice({
  ...{ label: 'Role', start: 'customer', native: true },
  options: ROLES.map((value) => ({ value, label: ROLE_LABELS[value] })),
});

/** The fields of a new account; without a password its owner sets one by a mailed link. */
export const newUserFields = {
  name: text({ label: 'Name', required: true }),
  email: text({ label: 'Email', required: true, kind: 'email' }),
  phone: text({ label: 'Phone', kind: 'tel' }),
  role,
  password: text({
    ...{ label: 'Password', kind: 'password', autoComplete: 'new-password' },
    hint: `Left empty, we mail a link to set one. ${PASSWORD_RULE}`,
    write: (typed) => (typed === '' ? undefined : typed),
  }),
};

const whyFixed = ({ salon }: AdminUser): string =>
  salon
    ? `The role stays while the account owns "${salon.name}".`
    : 'Nobody changes their own role: ask another admin.';

const roleOf = (user: AdminUser): Field<string> =>
  user.can.changeRole
    ? {
        ...role,
        hintFor: (chosen) => (chosen === user.role ? undefined : 'Another role signs the account out.'),
      }
    : { ...role, disabled: true, hint: whyFixed(user) };

/** The fields of an account that there is. */
export const userFieldsOf = (user: AdminUser) => {
  const { password: _, ...fields } = newUserFields;
  return { ...fields, role: roleOf(user) };
};
