import { sharePage } from './share-page.ts';

const PAGE = { title: 'Marigold Room', url: 'https://sundara.test/salon/s1' };
const refusing = (name: string) => async () => {
  throw Object.assign(new Error(name), { name });
};
const clipboard = (writeText: (text: string) => Promise<void>) => ({ writeText }) as Clipboard;

test('a device with a share sheet is asked for it, with the name and the address', async () => {
  const share = jest.fn(async () => {});
  expect(await sharePage(PAGE, { share })).toBe('shared');
  expect(share).toHaveBeenCalledWith(PAGE);
});

test('closing the share sheet is no failure, and copies nothing', async () => {
  const writeText = jest.fn(async () => {});
  const outcome = await sharePage(PAGE, { share: refusing('AbortError'), clipboard: clipboard(writeText) });
  expect([outcome, writeText.mock.calls.length]).toEqual(['cancelled', 0]);
});

test.each([
  ['has none', {}],
  ['refuses it', { share: refusing('NotAllowedError') }],
  ['can not share this', { share: async () => {}, canShare: () => false }],
])('a device that %s gets the address copied', async (_, device) => {
  const writeText = jest.fn(async () => {});
  expect(await sharePage(PAGE, { ...device, clipboard: clipboard(writeText) })).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(PAGE.url);
});

test('where nothing works it says so and throws nothing', async () => {
  expect(await sharePage(PAGE, { clipboard: clipboard(refusing('NotAllowedError')) })).toBe('failed');
  expect(await sharePage(PAGE, {})).toBe('failed');
});
