import type { OwnPicture } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { Dialog } from '@sundara/web/form';
import { answered, fakeProvider, fakeShell, refused } from '@sundara/web/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PictureList } from './picture-list.tsx';
import { cutOf, WHOLE } from './shape-picture.ts';
import type { ListedPicture } from './use-picture-list.ts';

const aPicture = (id: string): OwnPicture => ({
  publicId: `salon_gallery/${id}`,
  url: `/api/uploads/pictures/salon_gallery/${id}.webp`,
  alt: '',
  placeholder: 'data:,',
});
const sentAs = (id: string) => {
  const picture = { ...aPicture(id), width: 60, height: 40 };
  return answered({ url: picture.url, publicId: picture.publicId, picture });
};

const Form = ({
  first,
  onOrder,
}: {
  readonly first: readonly OwnPicture[];
  readonly onOrder: (ids: string[]) => void;
}) => {
  const [value, setValue] = useState<readonly ListedPicture[]>(first);
  const change = (next: readonly ListedPicture[]) => {
    onOrder(next.map(({ publicId }) => publicId.split('/')[1] ?? ''));
    setValue(next);
  };
  return <PictureList folder="salon_gallery" label="Gallery" max={3} value={value} onChange={change} />;
};

const show = (answers: Parameters<typeof fakeProvider>[0], first: readonly OwnPicture[] = []) => {
  const { http, urls } = fakeProvider(answers);
  const error = jest.fn();
  const orders: string[][] = [];
  const notify = { success: () => {}, error, info: () => {} };
  render(
    <ShellProvider shell={fakeShell({ http, notify })}>
      <Form first={first} onOrder={(ids) => orders.push(ids)} />
    </ShellProvider>,
  );
  return { urls, error, orders };
};
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByTestId('picture-input'), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })) },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('pictures come to the end of the list in the order that they were chosen in, and no more than fit', async () => {
  const { orders } = show({ 'uploads.picture': [sentAs('b'), sentAs('c')] }, [aPicture('a')]);
  choose('b.jpg', 'c.jpg', 'd.jpg');
  await waitFor(() => expect(orders.at(-1)).toEqual(['a', 'b', 'c']));
  expect(screen.getByText(/3 pictures are the most/)).toBeInTheDocument();
});

test('one that fails says so with the reason, and Retry sends it again', async () => {
  const { error, orders } = show({ 'uploads.picture': [refused('UPLOAD_REFUSED'), sentAs('b')] });
  choose('b.jpg');
  expect(await screen.findByRole('alert')).toHaveTextContent('not a picture that we can read');
  expect(error).toHaveBeenCalledWith('Failed to upload gallery images');
  await press('Retry new picture 1');
  await waitFor(() => expect(orders.at(-1)).toEqual(['b']));
});

test('what was sent here is deleted when it is removed; what was there before goes when the form is saved', async () => {
  const answers = { 'uploads.picture': [sentAs('b')], 'uploads.delete': [answered({})] } as const;
  const { urls, orders } = show(answers, [aPicture('a')]);
  choose('b.jpg');
  await waitFor(() => expect(orders.at(-1)).toEqual(['a', 'b']));
  await press('Remove picture 1 of 2');
  await press('Remove picture 1 of 1');
  expect(orders.at(-1)).toEqual([]);
  expect(urls.slice(1)).toEqual(['/api/uploads/salon_gallery%2Fb']);
});

test('Escape puts a picture that is being moved back, and the dialog around stays', async () => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  const left = jest.fn();
  render(
    <ShellProvider shell={fakeShell({ http: fakeProvider({}).http })}>
      <Dialog open onClose={left}>
        <Form first={[aPicture('a'), aPicture('b')]} onOrder={() => {}} />
      </Dialog>
    </ShellProvider>,
  );
  const handle = screen.getByRole('button', { name: 'Move picture 1 of 2' });
  fireEvent.keyDown(handle, { key: ' ', code: 'Space' });
  await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'));
  // dnd-kit starts listening in a later task.
  await act(() => new Promise((next) => setTimeout(next)));
  fireEvent.keyDown(handle, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(handle).not.toHaveAttribute('aria-pressed'));
  expect(left).not.toHaveBeenCalled();
  fireEvent.keyDown(handle, { key: 'Escape', code: 'Escape' });
  expect(left).toHaveBeenCalledTimes(1);
});

test('a cut keeps its ratio, stays inside, and follows the turn', () => {
  const size = { width: 400, height: 200 };
  expect(cutOf(size, { ...WHOLE, ratio: 1 })).toEqual({ x: 100, y: 0, width: 200, height: 200 });
  expect(cutOf(size, { turns: 1, ratio: 1, focus: 1 })).toEqual({ x: 0, y: 200, width: 200, height: 200 });
  expect(cutOf(size, WHOLE)).toEqual({ x: 0, y: 0, ...size });
});

test('when a picture is removed the focus is at the next one, and after the last at the button that adds', async () => {
  show({}, [aPicture('a'), aPicture('b'), aPicture('c')]);
  await press('Remove picture 2 of 3');
  expect(screen.getByRole('button', { name: 'Move picture 2 of 2' })).toHaveFocus();
  await press('Remove picture 2 of 2');
  expect(screen.getByRole('button', { name: 'Move picture 1 of 1' })).toHaveFocus();
  await press('Remove picture 1 of 1');
  expect(screen.getByRole('button', { name: 'Add pictures: Gallery' })).toHaveFocus();
});

test('the keyboard moves a picture to another place, and says where it is', async () => {
  const left = (at: number) => ({
    x: at * 100,
    y: 0,
    left: at * 100,
    top: 0,
    right: at * 100 + 90,
    bottom: 90,
  });
  // jsdom has no layout: the tiles get positions in a row, in the order of the list.
  Element.prototype.scrollIntoView = () => {};
  const measured = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const tile = this.closest('li');
    const at = tile ? [...(tile.parentElement?.children ?? [])].indexOf(tile) : 0;
    return { ...left(at), width: 90, height: 90, toJSON: () => '' };
  });
  const { orders } = show({}, [aPicture('a'), aPicture('b'), aPicture('c')]);
  const handle = screen.getByRole('button', { name: 'Move picture 1 of 3' });
  const key = (code: string) => fireEvent.keyDown(handle, { key: code, code });
  key('Space');
  await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'));
  // dnd-kit starts listening in a later task.
  await act(() => new Promise((next) => setTimeout(next)));
  key('ArrowRight');
  await screen.findByText('Now at place 2 of 3.');
  key('Space');
  await waitFor(() => expect(orders).toEqual([['b', 'a', 'c']]));
  measured.mockRestore();
});
