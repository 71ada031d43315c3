import type { Shown } from '../shown.ts';

const DIALOG = 'shell/src/sign-in/sign-in-dialog.tsx';
const CREDENTIALS = 'shell/src/session/credentials.ts';
const TEST = 'shell/src/sign-in/sign-in-dialog.test.tsx';

/** The dialog that signs in and up. */
export const signIn: readonly Shown[] = [
  { screen: 'Sign-up', source: DIALOG, test: TEST, texts: ['Create New Account'] },
  { screen: 'Sign-in and sign-up, sending', source: DIALOG, test: TEST, texts: ['Processing...'] },
  {
    screen: 'Sign-in, refused or not reached',
    source: CREDENTIALS,
    test: TEST,
    texts: ['Login failed', 'Login failed. Please check your credentials.', 'No token received from server'],
  },
  {
    screen: 'Sign-up, refused or not reached',
    source: CREDENTIALS,
    test: TEST,
    texts: ['Registration failed', 'Registration failed. Please try again.'],
  },
  {
    screen: 'Any page, after signing in',
    source: CREDENTIALS,
    test: TEST,
    texts: ['Logged in successfully!', 'Logged in but profile data is limited'],
  },
];
