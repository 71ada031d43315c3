import { render, screen } from '@testing-library/react';
import { PageSkeleton } from './page-skeleton.tsx';

const partsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-part]')].map((part) => part.getAttribute('data-part'));

test('a page that declares its parts is drawn part by part, in their order', () => {
  const { container } = render(
    <PageSkeleton shape="table" layout={{ parts: ['title', 'tiles-3', 'search', 'rows'] }} />,
  );
  expect(partsOf(container)).toEqual(['title', 'tiles-3', 'search', 'rows']);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
});

test('one that declares none is drawn by its shape', () => {
  const { container } = render(<PageSkeleton shape="table" />);
  expect(partsOf(container)).toEqual([]);
  expect(container.querySelectorAll('.MuiSkeleton-root').length).toBeGreaterThan(0);
});

test('a part may stand twice', () => {
  const { container } = render(<PageSkeleton shape="table" layout={{ parts: ['panels', 'panels'] }} />);
  expect(partsOf(container)).toEqual(['panels', 'panels']);
});
