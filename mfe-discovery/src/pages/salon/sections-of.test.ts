import { anImage, aSalonDetail } from '../../testing/salon-detail.builder.ts';
import { sectionsOf } from './sections-of.ts';

const labels = (own: Parameters<typeof aSalonDetail>[0]) =>
  sectionsOf(aSalonDetail(own)).map(({ label }) => label);

test('a salon with all has the seven tabs in their order', () => {
  expect(labels({ ownerName: 'Latha' })).toEqual([
    'Overview',
    'Services & Bookings',
    'Meet the Owner',
    'Highlights',
    'Gallery',
    'Reviews',
    'Policies',
  ]);
});

test.each([
  ['name', { ownerName: 'Latha' }],
  ['description', { ownerDescription: 'Began at twelve.' }],
  ['photo', { ownerPhoto: anImage('latha') }],
])('a %s is enough to meet the owner', (_, own) => {
  expect(labels(own)).toContain('Meet the Owner');
});

test('without any of them there is nobody to meet', () => {
  expect(labels({})).not.toContain('Meet the Owner');
});
