import { LinkButton } from '@sundara/web/core';

/** The way to sign in where no JavaScript runs; with it the header gets its buttons once the session is known. */
export const SignInLink = () => (
  <noscript>
    <LinkButton to="/login">Sign in</LinkButton>
  </noscript>
);
