import { type Participants, securityPolicy } from './security-policy.ts';

const policyOf = (given: Partial<Participants> = {}) =>
  securityPolicy('abc', {
    ...{ checkoutScriptUrl: '/sandbox/checkout.js', assetsUrl: '', servers: [], styles: [] },
    ...given,
  });

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('only scripts with the nonce run, and nothing inline or by eval', () => {
  const policy = policyOf();
  expect(directive(policy, 'script-src')).toBe("script-src 'nonce-abc' 'strict-dynamic'");
  expect(policy).not.toMatch(/unsafe/);
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test("a style of the HTML is let in by its text's hash, and one that a script adds by the nonce", () => {
  expect(directive(policyOf({ styles: ['a{}'] }), 'style-src')).toBe(
    "style-src 'self' 'nonce-abc' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='",
  );
});

test('what it refuses is told to the site, in browsers of either generation', () => {
  const policy = policyOf();
  expect(directive(policy, 'report-to')).toBe('report-to site');
  expect(directive(policy, 'report-uri')).toBe('report-uri /api/releases/browser-reports');
});

test('with the sandbox nothing but the site itself is framed or asked', () => {
  const policy = policyOf();
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

test('with a real gateway its own hosts join in, and no others', () => {
  const policy = policyOf({ checkoutScriptUrl: 'https://checkout.razorpay.com/v1/checkout.js' });
  expect(directive(policy, 'frame-src')).toBe(
    "frame-src 'self' https://checkout.razorpay.com https://*.razorpay.com",
  );
});

test('files of another origin may be styles, fonts, pictures and be asked for; scripts go by their nonce', () => {
  const policy = policyOf({ assetsUrl: 'https://assets.example' });
  for (const name of ['style-src', 'font-src', 'img-src', 'connect-src'])
    expect(directive(policy, name)).toContain(' https://assets.example');
  expect(directive(policy, 'script-src')).toBe("script-src 'nonce-abc' 'strict-dynamic'");
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
});

test('a development server joins in with its socket, on the pages that load from it alone', () => {
  const policy = policyOf({ servers: ['http://localhost:4001'] });
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' http://localhost:4001 ws://localhost:4001",
  );
  expect(policyOf()).not.toContain('4001');
});
