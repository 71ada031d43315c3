import type { OwnPicture, UploadFolder } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, unreachable } from '@sundara/web/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type FieldPicture, PictureField } from './picture-field.tsx';

const draws = (drawn: Blob | null) => {
  // jsdom neither decodes nor draws pictures.
  globalThis.createImageBitmap = async () => ({ width: 600, height: 800, close: () => {} });
  const nothing = () => {};
  const context = {
    drawImage: nothing,
    rotate: nothing,
    translate: nothing,
    fillRect: nothing,
    scale: nothing,
  };
  const of = HTMLCanvasElement.prototype;
  Object.assign(of, { getContext: () => context, toDataURL: () => 'data:,' });
  of.toBlob = (done) => done(drawn);
};
beforeEach(() => draws(new Blob(['jpeg'], { type: 'image/jpeg' })));

const Field = ({ folder }: { readonly folder: UploadFolder }) => {
  const [value, setValue] = useState<FieldPicture | null>(null);
  return (
    <PictureField
      {...{ folder, label: 'Picture', value, onChange: setValue, onBusy: () => {}, optional: true }}
    />
  );
};
const show = (folder: UploadFolder, answers: Parameters<typeof fakeProvider>[0] = {}) => {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const notify = { success: say, error: say, info: say };
  render(
    <ShellProvider shell={fakeShell({ http: fakeProvider(answers).http, notify })}>
      <Field folder={folder} />
    </ShellProvider>,
  );
  const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })];
  fireEvent.change(screen.getByTestId('picture-input'), { target: { files } });
  return said;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sentTo = (folder: UploadFolder) => {
  const url = `/api/uploads/pictures/${folder}/a.webp`;
  const own: OwnPicture = { publicId: `${folder}/a`, url, alt: '', placeholder: 'data:,' };
  return answered({ url, publicId: own.publicId, picture: { ...own, width: 1200, height: 800 } });
};

test.each<[UploadFolder, string]>([
  ['salon_covers', 'Failed to upload image'],
  ['owner_photos', 'Failed to upload image'],
  ['salon_services', 'Failed to upload service image'],
  ['central_services', 'Failed to upload service image'],
  ['salon_gallery', 'Failed to upload gallery images'],
  ['work_images', 'Failed to upload work images'],
])('a picture for %s that does not arrive is told: %s', async (folder, words) => {
  const said = show(folder, { 'uploads.picture': [unreachable] });
  if (!folder.endsWith('_gallery') && folder !== 'work_images') await press('Use this picture');
  await waitFor(() => expect(said).toEqual([words]));
});

test.each<[UploadFolder, string]>([
  ['salon_covers', 'Failed to remove cover image'],
  ['owner_photos', 'Failed to delete owner photo'],
  ['specialists', 'Failed to delete image'],
])('one of %s that can not be deleted is told: %s', async (folder, words) => {
  const said = show(folder, {
    'uploads.picture': [sentTo(folder)],
    'uploads.delete': [unreachable],
    'uploads.deleteByPost': [unreachable],
  });
  await press('Use this picture');
  await press('Remove: Picture');
  await waitFor(() => expect(said).toEqual([words]));
});

test("a service's picture that has arrived is told", async () => {
  const said = show('salon_services', { 'uploads.picture': [sentTo('salon_services')] });
  await press('Use this picture');
  await waitFor(() => expect(said).toEqual(['Service image uploaded successfully']));
});

test('a file that can not be read, and a picture that can not be cut, say so', async () => {
  const read = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
    this: FileReader,
  ) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  show('salon_services');
  expect(await screen.findByText('Failed to read image file')).toBeVisible();
  read.mockRestore();
  draws(null);
  const files = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })];
  fireEvent.change(screen.getByTestId('picture-input'), { target: { files } });
  await press('Use this picture');
  expect(await screen.findByText('Failed to process image')).toBeVisible();
});
