import type { Shown } from '../shown.ts';

const PASSWORD = 'shell/src/sign-in/password';
const PASSWORD_TEST = `${PASSWORD}/password-pages.test.tsx`;
const CONTACT = 'mfe-discovery/src/pages/contact';
const CONTACT_TEST = `${CONTACT}/contact.page.test.tsx`;

/** Passwords, contact, and the page for unknown addresses. */
export const staticPages: readonly Shown[] = [
  {
    screen: 'Any other path',
    source: 'shell/src/router/not-found.page.tsx',
    test: 'shell/src/router/page.test.tsx',
    texts: ['404 - Page Not Found'],
  },
  {
    screen: 'Forgot password: asked, sent, not sent',
    source: `${PASSWORD}/forgot-password.page.tsx`,
    test: PASSWORD_TEST,
    texts: ['Send Reset Link', 'Check Your Email', 'Failed to send reset email'],
  },
  {
    screen: 'Reset password: done, not done',
    source: `${PASSWORD}/reset-password.page.tsx`,
    test: PASSWORD_TEST,
    texts: ['Password reset successful! Please log in.', 'Failed to reset password'],
  },
  {
    screen: 'Contact, the button and while it is sending',
    source: `${CONTACT}/contact-form.tsx`,
    test: CONTACT_TEST,
    texts: ['Send Message', 'Sending...'],
  },
  {
    screen: 'Contact, fields that are wrong',
    source: 'shared-contracts/src/contact/contact-message.ts',
    test: CONTACT_TEST,
    texts: [
      'Name is required',
      'Email is required',
      'Email is invalid',
      'Please select a subject',
      'Message is required',
      'Message should be at least 10 characters',
    ],
  },
  {
    screen: 'Contact, sent; not sent',
    source: `${CONTACT}/use-contact-form.ts`,
    test: CONTACT_TEST,
    texts: ['Your message has been sent successfully!', 'Failed to send message. Please try again later.'],
  },
];
