import { securityPolicy } from './security-policy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

test('only scripts with the nonce run, and nothing inline or by eval', () => {
  const policy = securityPolicy('abc', '/sandbox/checkout.js');
  expect(directive(policy, 'script-src')).toBe("script-src 'nonce-abc' 'strict-dynamic'");
  expect(policy).not.toMatch(/unsafe/);
  expect(directive(policy, 'default-src')).toBe("default-src 'none'");
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('with the sandbox nothing but the site itself is framed or asked', () => {
  const policy = securityPolicy('abc', '/sandbox/checkout.js');
  expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
});

test('with a real gateway its own hosts join in, and no others', () => {
  const policy = securityPolicy('abc', 'https://checkout.razorpay.com/v1/checkout.js');
  expect(directive(policy, 'frame-src')).toBe(
    "frame-src 'self' https://checkout.razorpay.com https://*.razorpay.com",
  );
});
