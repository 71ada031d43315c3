import type { Finding } from '@sundara/contracts/federation';
import { consequences } from './consequences.ts';

const finding = (release: string, rule: Finding['rule']): Finding => ({
  release,
  rule,
  found: '',
  remedy: '',
});

test('what breaks a contract is said to be refused when it is needed, each part once', () => {
  const [first] = consequences([
    finding('booking@2.0.0', 'shell-api'),
    finding('booking@2.0.0', 'shared-version'),
    finding('salon@3.0.0', 'provider-api'),
  ]);
  expect(first).toMatch(/^The page starts\. When booking or salon is needed, it is refused/);
});

test('what the provider API lacks is said to fail when it is asked for, not to be refused', () => {
  const sentences = consequences([finding('booking@2.0.0', 'operation')]);
  expect(sentences[0]).toMatch(/^What booking asks of the provider API may fail/);
  expect(sentences.join()).not.toMatch(/refused/);
});

test('two that claim one place are not said to be refused: one of them is shown', () => {
  const sentences = consequences([finding('salon@3.0.0', 'route-owner')]);
  expect(sentences[0]).toMatch(/^What salon claims has an owner already/);
  expect(sentences.join()).not.toMatch(/refused/);
});
