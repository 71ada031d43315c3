import { render, screen } from '@testing-library/react';
import { StatCard } from './stat-card.tsx';
import { StatCards } from './stat-cards.tsx';

/** The rules of a card for wide screens. */
const wideRules = (card: Element | null): string =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('600px'))
    .map(({ cssText }) => cssText)
    .filter((text) => [...(card?.classList ?? [])].some((name) => text.includes(`.${name} `)))
    .join();

test('a compact figure keeps one line on wide screens, where another stands below what it counts', () => {
  render(
    <StatCards label="Users in numbers">
      <StatCard label="Customers" value={286} />
      <StatCard compact label="Owners" value={126} />
    </StatCards>,
  );
  const rulesOf = (label: string) => wideRules(screen.getByText(label).parentElement);
  expect(rulesOf('Customers')).toContain('"label" "value" "hint"');
  expect(rulesOf('Owners')).toMatch(/padding/);
  expect(rulesOf('Owners')).not.toContain('grid-template-areas');
});

test('counts above a list stand side by side on phones, without their icons', () => {
  render(
    <StatCards abreast label="Services">
      <StatCard compact label="Total Services" value={15} icon={<svg />} />
    </StatCards>,
  );
  const list = screen.getByLabelText('Services');
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.conditionText.includes('max-width:599'))
    .map(({ cssText }) => cssText)
    .filter((text) => [...list.classList].some((name) => text.includes(`.${name}[data-abreast]`)));
  expect(list).toHaveAttribute('data-abreast');
  expect(rules.join()).toContain('repeat(auto-fit, minmax(80px, 1fr))');
});

test('four figures stand two and two until there is space for all of them side by side', () => {
  render(
    <StatCards label="What waits now" columns={4}>
      <StatCard label="Failed jobs" value={0} />
    </StatCards>,
  );
  expect(wideRules(screen.getByLabelText('What waits now'))).toContain('repeat(2, minmax(0, 1fr))');
});
