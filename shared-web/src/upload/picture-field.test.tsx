import type { OwnPicture } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused } from '@sundara/web/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FieldPicture, PictureField } from './picture-field.tsx';

const url = '/api/uploads/pictures/salon_covers/a.webp';
const OWN: OwnPicture = { publicId: 'salon_covers/a', url, alt: '', placeholder: 'data:,' };
const SENT = answered({ url, publicId: OWN.publicId, picture: { ...OWN, width: 1200, height: 800 } });
const DRAWN: FieldPicture = { ...OWN, publicId: 'salon-1' };

const drawn = { drawImage: jest.fn(), rotate: jest.fn(), translate: jest.fn() };
beforeEach(() => {
  // jsdom neither decodes nor draws pictures.
  globalThis.createImageBitmap = async () => ({ width: 600, height: 800, close: () => {} });
  const context = { ...drawn, fillRect: () => {}, scale: () => {} };
  const of = HTMLCanvasElement.prototype;
  Object.assign(of, { getContext: () => context, toDataURL: () => 'data:,' });
  of.toBlob = (done) => done(new Blob(['jpeg'], { type: 'image/jpeg' }));
  for (const each of Object.values(drawn)) each.mockClear();
});

const show = (
  value: FieldPicture | null,
  answers: Parameters<typeof fakeProvider>[0] = {},
  optional = false,
) => {
  const provider = fakeProvider(answers);
  const [onChange, onBusy, error] = [jest.fn(), jest.fn(), jest.fn()];
  const notify = { success: () => {}, error, info: () => {} };
  render(
    <ShellProvider shell={fakeShell({ http: provider.http, notify })}>
      <PictureField {...{ folder: 'salon_covers', label: 'Cover', value, onChange, onBusy, optional }} />
    </ShellProvider>,
  );
  return { ...provider, onChange, onBusy, error };
};
const choose = (type = 'image/jpeg') =>
  fireEvent.change(screen.getByTestId('picture-input'), {
    target: { files: [new File(['x'], 'a', { type })] },
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('what was chosen is turned and cut before anything is sent, and the form waits for it', async () => {
  const { sent, onChange, onBusy } = show(null, { 'uploads.picture': [SENT] });
  choose();
  await screen.findByRole('group', { name: 'Crop: Cover' });
  expect(screen.getByRole('button', { name: 'Use this picture' })).toHaveFocus();
  expect(onBusy.mock.calls).toEqual([[true]]);
  fireEvent.change(screen.getByRole('slider', { name: 'Show more of the top or the bottom' }), {
    target: { value: '0' },
  });
  await press('Turn');
  expect(drawn.rotate).toHaveBeenLastCalledWith(Math.PI / 2);
  expect(sent('uploads.picture')).toEqual([]);
  await press('Use this picture');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.objectContaining(OWN)));
  expect(sent('uploads.picture')).toHaveLength(1);
  await waitFor(() => expect(onBusy).toHaveBeenLastCalledWith(false));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a picture: Cover' })).toHaveFocus());
});

test('a crop that is discarded sends nothing and leaves what was there', async () => {
  const { sent, onChange } = show(OWN);
  choose();
  await press('Discard');
  expect([sent('uploads.picture'), onChange.mock.calls]).toEqual([[], []]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Replace: Cover' })).toHaveFocus());
});

test('a file that is no picture is refused at once with the reason, and nothing is sent', async () => {
  const { sent, error, onBusy } = show(null);
  choose('application/pdf');
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a picture.');
  expect(error).toHaveBeenCalledTimes(1);
  expect([sent('uploads.picture'), onBusy.mock.calls]).toEqual([[], []]);
});

test('a picture that the server refuses says why, and Retry sends the same cut again', async () => {
  const { onChange } = show(null, { 'uploads.picture': [refused('UPLOAD_REFUSED'), SENT] });
  choose();
  await press('Use this picture');
  expect(await screen.findByRole('alert')).toHaveTextContent('not a picture that we can read');
  expect(onChange).not.toHaveBeenCalled();
  await press('Retry');
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});

test.each([
  ['an own picture', OWN, false, true],
  ['a drawing that always stands in', DRAWN, false, false],
  ['a drawing that there need not be', DRAWN, true, true],
  ['nothing', null, true, false],
] as const)(
  '%s has a way to be removed only where that changes something',
  async (_, value, optional, can) => {
    const { onChange } = show(value, {}, optional);
    expect(screen.queryByRole('button', { name: 'Remove: Cover' }) !== null).toBe(can);
    if (!can) return;
    await press('Remove: Cover');
    expect(onChange).toHaveBeenCalledWith(null);
  },
);
