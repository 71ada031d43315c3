import type { Shown } from '../shown.ts';

const UPLOAD = 'shared-web/src/upload';
const WORDS = `${UPLOAD}/upload-folders.ts`;
const TEST = `${UPLOAD}/upload-words.test.tsx`;

/**
 * The picture fields of the forms for salons, services and specialists: one component, with texts by kind of picture.
 */
export const pictures: readonly Shown[] = [
  {
    screen: "A service's picture: sent, not sent",
    source: WORDS,
    test: TEST,
    texts: ['Service image uploaded successfully', 'Failed to upload service image'],
  },
  {
    screen: 'Cover, owner photo, gallery and work pictures: not sent',
    source: WORDS,
    test: TEST,
    texts: ['Failed to upload image', 'Failed to upload gallery images', 'Failed to upload work images'],
  },
  {
    screen: 'Any picture, cover, owner photo: not deleted',
    source: WORDS,
    test: TEST,
    texts: ['Failed to delete image', 'Failed to remove cover image', 'Failed to delete owner photo'],
  },
  {
    screen: 'A file that can not be read; a picture that can not be cut',
    source: `${UPLOAD}/prepare-picture.ts`,
    test: TEST,
    texts: ['Failed to read image file', 'Failed to process image'],
  },
];
