import type { Shown } from '../shown.ts';

const PAGE = 'mfe-admin/src/pages/users';
const FORM = `${PAGE}/form/use-user-form.ts`;
const TEST = `${PAGE}/users.page.test.tsx`;

/** An admin's users. */
export const adminUsers: readonly Shown[] = [
  {
    screen: 'Admin users, not loaded',
    source: `${PAGE}/users.look.tsx`,
    test: TEST,
    texts: ['Failed to fetch users'],
  },
  {
    screen: 'Form of a user, something missing',
    source: FORM,
    test: TEST,
    texts: ['Please fill in all required fields'],
  },
  {
    screen: 'Form of a user: created, not created, updated, not updated',
    source: FORM,
    test: TEST,
    texts: [
      'User created successfully',
      'Failed to create user',
      'User updated successfully',
      'Failed to update user',
    ],
  },
  {
    screen: 'Delete dialog of a user: done, not done',
    source: `${PAGE}/delete-user-dialog.tsx`,
    test: TEST,
    texts: ['User deleted successfully', 'Failed to delete user'],
  },
  {
    screen: 'Admin users, a state not changed',
    source: `${PAGE}/use-toggle.ts`,
    test: TEST,
    texts: ['Failed to update user status'],
  },
];
