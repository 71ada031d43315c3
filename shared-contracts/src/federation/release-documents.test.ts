import { actSchema } from './release-documents.ts';

test('an act that a newer command made is read by its own name', () => {
  const act = {
    subject: 'releases/booking',
    sequence: 4,
    act: 'withdraw',
    who: 'Asha',
    at: '2026-11-24T10:00:00.000Z',
    why: 'It takes no cards',
    from: null,
    to: null,
    details: { release: 'booking@1.3.0' },
    previous: null,
  };
  expect(actSchema.parse(act)).toEqual(act);
});
