import { type ScriptParticipants, scriptPolicies } from './script-policies.ts';

const headers = (given: Partial<ScriptParticipants> = {}) =>
  scriptPolicies("default-src 'none'", {
    hasForeignScript: false,
    allHaveHashes: true,
    isDevelopment: false,
    ...given,
  });

test('with none but our own scripts in the page Trusted Types and hashes are enforced', () => {
  expect(headers()).toEqual({
    'content-security-policy':
      "default-src 'none'; require-trusted-types-for 'script'; trusted-types sundara default",
    'integrity-policy': 'blocked-destinations=(script), endpoints=(site)',
  });
});

test("a gateway's own script is only reported on, and all else stays in force", () => {
  expect(headers({ hasForeignScript: true, allHaveHashes: false })).toEqual({
    'content-security-policy': "default-src 'none'",
    'content-security-policy-report-only':
      "require-trusted-types-for 'script'; trusted-types sundara default; report-uri /api/releases/browser-reports; report-to site",
    'integrity-policy-report-only': 'blocked-destinations=(script), endpoints=(site)',
  });
});

test('while a hash is missing for a moment only hashes are let off', () => {
  expect(headers({ allHaveHashes: false })).toMatchObject({
    'content-security-policy': expect.stringContaining('trusted-types'),
    'integrity-policy-report-only': expect.anything(),
  });
});

test('a development server keeps the policy of every page', () => {
  expect(headers({ isDevelopment: true })).toEqual({ 'content-security-policy': "default-src 'none'" });
});
