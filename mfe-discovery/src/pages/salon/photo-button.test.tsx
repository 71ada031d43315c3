import { render, screen } from '@testing-library/react';
import { anImage } from '../../testing/salon-detail.builder.ts';
import { PhotoButton } from './photo-button.tsx';

const show = (own: { readonly illustration?: true }) =>
  render(
    <PhotoButton
      photo={{ image: { ...anImage('a'), ...own }, caption: '', ratio: 1 }}
      label="Photo 1 of 2"
      sizes="100vw"
      onOpen={() => {}}
    />,
  );

test('an illustration is marked as one, to the eye and by name', () => {
  show({ illustration: true });
  expect(screen.getByText('Illustration')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Photo 1 of 2, illustration' })).toBeVisible();
});

test("the salon's own photo is not", () => {
  show({});
  expect(screen.queryByText('Illustration')).toBeNull();
  expect(screen.getByRole('button', { name: 'Photo 1 of 2' })).toBeVisible();
});
