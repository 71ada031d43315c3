import { createMemoryRouter } from 'react-router-dom';
import { afterNavigation, onOtherPage } from './first-page.ts';

const openedAt = (path: string) => {
  const router = createMemoryRouter(
    ['/salons', '/salon/:id'].map((at) => ({ path: at, loader: () => null })),
    { initialEntries: [path] },
  );
  const [other, ended] = [jest.fn(), jest.fn()];
  onOtherPage(router, other);
  afterNavigation(router, ended);
  return { router, other, ended };
};

test('a filter of the first page is no other page, and a navigation that ends after its press', async () => {
  const { router, other, ended } = openedAt('/salons');
  const filtered = router.navigate('/salons?specialties=Nails');
  expect(ended).not.toHaveBeenCalled();
  await filtered;
  expect(ended).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});

test('another page is announced once, when it is asked for', async () => {
  const { router, other, ended } = openedAt('/salons');
  const opened = router.navigate('/salon/1');
  expect(other).toHaveBeenCalledTimes(1);
  await opened;
  await router.navigate('/salons');
  expect(other).toHaveBeenCalledTimes(1);
  expect(ended).toHaveBeenCalledTimes(1);
});
