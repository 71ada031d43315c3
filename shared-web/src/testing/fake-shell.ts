import { type Session, SHELL_API_VERSION, type ShellApi } from '@sundara/contracts/federation';

type Overrides = Partial<Omit<ShellApi, 'flags'> & { readonly flags: Partial<ShellApi['flags']> }>;

/** A shell for component tests: anonymous, every call fails as 'network'; override what the test is about. */
export const fakeShell = (
  { flags, ...overrides }: Overrides = {},
  session: Session = { status: 'anonymous' },
): ShellApi => ({
  version: SHELL_API_VERSION,
  session: {
    get: () => session,
    subscribe: () => () => {},
    requestSignIn: async () => undefined,
    signOut: async () => {},
  },
  http: { call: async () => ({ ok: false, failure: { kind: 'network', message: 'Nobody answered.' } }) },
  notify: { success: () => {}, error: () => {}, info: () => {} },
  navigate: () => {},
  telemetry: { record: () => {} },
  flags: { isOn: () => false, subscribe: () => () => {}, ...flags },
  events: { emit: () => {}, on: () => () => {} },
  extensions: {
    fillerOf: () => undefined,
    load: async (point) => ({
      ok: false,
      failure: {
        remoteId: 'none',
        title: point,
        version: undefined,
        step: 'resolve',
        reason: 'missing',
        detail: 'Nothing fills this point.',
      },
    }),
  },
  config: {
    environment: 'test',
    checkoutScriptUrl: '/checkout.js',
    contact: { phone: '+91 40 0000 0000', email: 'care@sundara.test' },
  },
  ...overrides,
});
