import { CacheProvider, css, Global } from '@emotion/react';
import { render } from '@testing-library/react';
import { createPageStyles } from './style-cache.ts';

const MARGIN = css({ body: { margin: 0 } });

const namesOf = () =>
  [...document.head.querySelectorAll('style')].map((style) => style.getAttribute('data-emotion'));

test('styles that came with the page are taken over where they stand, and later ones come behind them', () => {
  document.head.innerHTML = [
    `<style data-emotion="ui-global ${MARGIN.name}" data-s>body{margin:0;}</style>`,
    '<style data-emotion="ui a1" data-s>.ui-a1{color:red}</style>',
    '<style data-emotion="other">.other{color:green}</style>',
  ].join('');
  const moves = new MutationObserver(() => {});
  moves.observe(document.head, { childList: true });
  const styles = createPageStyles(document, undefined);
  render(
    <CacheProvider value={styles}>
      <Global styles={{ body: { margin: 0 } }} />
    </CacheProvider>,
  );
  styles.insert('.ui-b2', css({ color: 'blue' }), styles.sheet, true);
  expect(moves.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])).toEqual([]);
  expect(styles.inserted).toHaveProperty('a1', true);
  // The global style is no longer to be had by its name.
  expect(namesOf()).toEqual(['ui-global', 'ui a1', 'ui', 'other']);
});

test('what one rendering adds comes into one style sheet, and what comes later into another', () => {
  document.head.innerHTML = '';
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const styles = createPageStyles(document, undefined);
  // As in production: outside of it emotion makes a sheet for each rule.
  styles.sheet.isSpeedy = true;
  const add = (selector: string, at: number) => {
    clock.mockReturnValue(at);
    styles.insert(selector, css({ color: 'blue' }), styles.sheet, true);
  };
  add('.page-a', 1_000);
  add('.page-b', 1_001);
  add('.dialog', 5_000);
  const rules = [...document.head.querySelectorAll('style')].map(({ sheet }) => sheet?.cssRules.length);
  expect(rules).toEqual([2, 1]);
});
