import { FONT_FACES } from '@sundara/web/fonts';
import { DARK, LIGHT } from '@sundara/web/tokens';
import { defineShell } from '../rspack.base.ts';
import { EARLY_INPUT_SCRIPT } from './src/boot/early-input-script.ts';
import { OFFERED_POINTS } from './src/federation/contract/offers.ts';

export default defineShell({
  routes: [
    { path: '/login', title: 'Sign in' },
    { path: '/register', title: 'Create New Account' },
    { path: '/forgot-password', title: 'Forgot password' },
    { path: '/reset-password/:token', title: 'Reset password' },
    { path: '/sign-in-link/:token', title: 'Sign in by link' },
    { path: '/confirm-email/:token', title: 'Confirm your e-mail' },
  ],
  offers: OFFERED_POINTS,
  script: EARLY_INPUT_SCRIPT,
  style: `${FONT_FACES}
:root{color-scheme:light dark}
body{margin:0;background:${LIGHT.page};color:${LIGHT.text}}
@media (prefers-color-scheme:dark){body{background:${DARK.page};color:${DARK.text}}}`,
});
