import { aPage, aRemote, assetAt, withPrevious } from '../../testing/page-data.builder.ts';
import { scriptAddresses, trustScripts } from './trusted-urls.ts';

const elsewhere = {
  ...aRemote('salon', {}, '2.0.0'),
  entry: assetAt('http://localhost:4001/remoteEntry.js'),
};
const page = aPage(withPrevious(aRemote('booking', {}, '1.1.0'), aRemote('booking')), elsewhere);
const isOurs = scriptAddresses(
  { ...page, config: { ...page.config, checkoutScriptUrl: 'https://pay.test/v1/checkout.js' } },
  'https://site.test/salon/7',
);

test.each([
  '/shell/1.0.0/c/toaster.js',
  'https://site.test/remotes/booking/1.1.0/remoteEntry.js?try=2',
  '/remotes/booking/1.0.0/c/dialog.js',
  'http://localhost:4001/c/home.js',
  'https://pay.test/v1/checkout.js',
  '/sw.js',
])('%s belongs to the page', (url) => {
  expect(isOurs(url)).toBe(true);
});

test.each([
  'https://evil.test/remotes/booking/1.1.0/remoteEntry.js',
  '/remotes/booking/9.9.9/remoteEntry.js',
  '/remotes/booking/1.1.0/../../../uploads/a.js',
  '/api/uploads/a.js',
  '/api/uploads/sw.js',
  'https://evil.test/sw.js',
  'http://localhost:40012/x.js',
  'https://pay.test/v1/other.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('%s does not', (url) => {
  expect(isOurs(url)).toBe(false);
});

interface Rules {
  readonly createScriptURL: (url: string) => string;
  readonly createHTML?: (html: string) => string;
}

const windowWithPolicies = () => {
  const policies: Record<string, Rules> = {};
  const createPolicy = (name: string, rules: Rules) => {
    policies[name] = rules;
    return rules;
  };
  return { policies, window: { trustedTypes: { createPolicy } } };
};

test('what the shell and what others add goes by the same addresses', () => {
  const { policies, window } = windowWithPolicies();
  trustScripts(window, isOurs);
  for (const name of ['sundara', 'default']) {
    expect(policies[name]?.createScriptURL('/shell/1.0.0/main.js')).toBe('/shell/1.0.0/main.js');
    expect(() => policies[name]?.createScriptURL('https://evil.test/x.js')).toThrow(TypeError);
  }
});

test('text becomes markup only where it holds no tag', () => {
  const { policies, window } = windowWithPolicies();
  trustScripts(window, isOurs);
  expect(policies.default?.createHTML?.(' ')).toBe(' ');
  expect(() => policies.default?.createHTML?.('<img src=x onerror=alert(1)>')).toThrow(TypeError);
});

test('a browser without Trusted Types checks the same addresses', () => {
  const trust = trustScripts({}, isOurs);
  const script = document.createElement('script');
  trust(script, '/shell/1.0.0/main.js');
  expect(script.getAttribute('src')).toBe('/shell/1.0.0/main.js');
  expect(() => trust(script, 'https://evil.test/x.js')).toThrow(TypeError);
});
