import { render, screen } from '@testing-library/react';
import { SearchBox } from './search-box.tsx';

test('the focus shows at the frame of the box, and neither line of the ring cuts through it around the text', () => {
  render(<SearchBox label="Search salons" placeholder="Name" field={{}} onSubmit={() => {}} />);
  const name = screen.getByRole('textbox', { name: 'Search salons' }).className;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const focused = rules
    .map(({ cssText }) => cssText)
    .filter((text) => text.includes(`.${name}:focus-visible`));
  expect(focused.join()).toMatch(/outline: none;.*box-shadow: none;/);
});
