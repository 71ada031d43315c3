import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SelectedServices } from '../selection/use-selection.ts';
import { useBooking } from './use-booking.ts';

const Page = ({ isEmpty }: Pick<SelectedServices, 'isEmpty'>) => {
  const { isShown } = useBooking({ services: [], isEmpty });
  return <p>{isShown ? 'open' : 'closed'}</p>;
};
const open = (isEmpty: () => boolean) => {
  const router = createMemoryRouter([{ path: '*', element: <Page isEmpty={isEmpty} /> }], {
    initialEntries: ['/salon/1?book=payment'],
  });
  render(<RouterProvider router={router} />);
  return router;
};

test('a dialog in the address stays there while the services that were kept are on their way to the page', async () => {
  const router = open(() => false);
  expect(await screen.findByText('closed')).toBeVisible();
  expect(router.state.location.search).toBe('?book=payment');
});

test('without anything to book it is dropped from the address', async () => {
  const router = open(() => true);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
