import { createMemoryRouter } from 'react-router-dom';
import { onOtherPage } from './on-other-page.ts';

const openedAt = (path: string) => {
  const router = createMemoryRouter(
    ['/salons', '/salon/:id'].map((at) => ({ path: at, loader: () => null })),
    { initialEntries: [path] },
  );
  const act = jest.fn();
  onOtherPage(router, act);
  return { router, act };
};

test('a filter of the first page is no other page', async () => {
  const { router, act } = openedAt('/salons');
  await router.navigate('/salons?specialties=Nails');
  expect(act).not.toHaveBeenCalled();
});

test('another page is announced once, when it is asked for', async () => {
  const { router, act } = openedAt('/salons');
  const opened = router.navigate('/salon/1');
  expect(act).toHaveBeenCalledTimes(1);
  await opened;
  await router.navigate('/salons');
  expect(act).toHaveBeenCalledTimes(1);
});
