/** Rules like those of a page with MUI: one class each, states, parents, lists, and some without a class. */
const RULES = `
  .card { color: red; display: grid }
  .card.open > .title { visibility: hidden }
  .card:has(> .title) { pointer-events: none }
  li, .title { display: flex }
  ul .row:not(.card) { display: none }
  .nobody .title { display: none }
  @media screen { .row { visibility: hidden } }
`;
const display = (element: Element) => getComputedStyle(element).display;

beforeEach(() => {
  document.head.innerHTML = `<style>${RULES}</style>`;
  document.body.innerHTML =
    '<div class="card open"><p class="title">a</p></div><ul><li class="row">b</li><li class="row card">c</li></ul>';
});

const one = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

test('each element has the styles of all rules that it matches, and of no others', () => {
  expect(display(one('.card'))).toBe('grid');
  expect(getComputedStyle(one('.card')).pointerEvents).toBe('none');
  expect(display(one('.title'))).toBe('flex');
  expect(getComputedStyle(one('.title')).visibility).toBe('hidden');
  expect(display(one('.row'))).toBe('none');
  expect(getComputedStyle(one('.row')).visibility).toBe('hidden');
  expect(display(one('.row.card'))).toBe('flex');
});

test('styles follow every change: of a class, of an element’s own style, of what is around it, and of the rules', () => {
  const title = one('.title');
  expect(display(title)).toBe('flex');
  one('.card').classList.remove('open');
  expect(getComputedStyle(title).visibility).toBe('visible');
  title.setAttribute('style', 'display: table');
  expect(display(title)).toBe('table');
  title.removeAttribute('style');
  one('.card').classList.add('nobody');
  expect(display(title)).toBe('none');
  one('style').textContent = '.title { display: block }';
  expect(display(title)).toBe('block');
  one('style').remove();
  expect(display(title)).toBe('block');
  expect(getComputedStyle(one('.card')).color).not.toBe('rgb(255, 0, 0)');
});

test('an element that stands outside the document and comes back has the styles of each place', () => {
  const title = one('.title');
  expect(getComputedStyle(title).visibility).toBe('hidden');
  title.remove();
  expect(getComputedStyle(title).visibility).not.toBe('hidden');
  one('.card').append(title);
  expect(getComputedStyle(title).visibility).toBe('hidden');
});
