import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AboutPage } from './about.page.tsx';

const show = () =>
  render(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  );

test('it tells the story, the mission, the vision and who leads, and leads to the contact page', () => {
  show();
  for (const name of ['Our story', 'Our mission', 'Our vision', 'Our core values', 'Leadership team'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('the core values are quality, trust, innovation and community', () => {
  show();
  const values = within(screen.getByRole('region', { name: 'Our core values' }));
  expect(values.getAllByRole('heading', { level: 3 }).map((value) => value.textContent)).toEqual([
    'Quality',
    'Trust',
    'Innovation',
    'Community',
  ]);
});

test('people who do not exist are said not to', () => {
  show();
  expect(screen.getByRole('region', { name: 'Leadership team' })).toHaveTextContent(
    'these people are drawn and their names invented',
  );
});
