import { type PropShape, propMisfit, propShapeSchema } from './prop-shape.ts';

const wanted: PropShape = {
  basket: { services: [{ price: 'number', 'note?': 'string' }] },
  onClose: 'function',
};
const service = { price: 'number', note: 'string' } as const;
const offering = (one: PropShape): PropShape => ({ basket: { services: [one] }, onClose: 'function' });

test('props do that are the same, have more, or lack only what may be missing', () => {
  expect(propMisfit(wanted, wanted)).toBeUndefined();
  expect(propMisfit(offering({ ...service, duration: 'number' }), wanted)).toBeUndefined();
  expect(propMisfit(offering({ price: 'number' }), wanted)).toBeUndefined();
});

test('a prop of another kind is told by its place and both kinds', () => {
  expect(propMisfit(offering({ ...service, price: 'string' }), wanted)).toBe(
    'basket.services.price is a string, not a number',
  );
  expect(propMisfit({ basket: { services: 'string' }, onClose: 'function' }, wanted)).toBe(
    'basket.services is a string, not a list',
  );
  expect(propMisfit({ basket: [{ services: 'string' }], onClose: 'function' }, wanted)).toBe(
    'basket is a list, not an object',
  );
  expect(propMisfit({ basket: 'string', onClose: 'function' }, wanted)).toBe(
    'basket is a string, not an object',
  );
  expect(propMisfit({ basket: { services: { price: 'number' } }, onClose: 'function' }, wanted)).toBe(
    'basket.services is an object, not a list',
  );
  expect(propMisfit({ ...wanted, onClose: { now: 'function' } }, wanted)).toBe(
    'onClose is an object, not a function',
  );
});

test('a prop that may be missing does not do where one is needed, and a missing one is told', () => {
  expect(propMisfit(offering({ 'price?': 'number' }), wanted)).toBe('basket.services.price may be missing');
  expect(propMisfit(offering({ note: 'string' }), wanted)).toBe('basket.services.price is missing');
  expect(propMisfit({ basket: { services: [service] } }, wanted)).toBe('props.onClose is missing');
});

test('a prop that may be missing must still be of the right kind where it is offered', () => {
  expect(propMisfit(offering({ price: 'number', 'note?': 'number' }), wanted)).toBe(
    'basket.services.note is a number, not a string',
  );
  expect(propMisfit(offering({ price: 'number', 'note?': 'string' }), wanted)).toBeUndefined();
});

test('a shape in a document is a kind, a list of one shape, or an object of shapes', () => {
  for (const shape of ['string', 'number', 'boolean', 'function', ['number'], wanted])
    expect(propShapeSchema.safeParse(shape).success).toBe(true);
  for (const broken of [7, [], ['string', 'string'], { price: 5 }])
    expect(propShapeSchema.safeParse(broken).success).toBe(false);
});

test('a kind of a newer contract is read, and does for none but itself', () => {
  const newer = propShapeSchema.parse({ at: 'instant' });
  expect(propMisfit(newer, newer)).toBeUndefined();
  expect(propMisfit(newer, { at: 'string' })).toBe('at is an instant, not a string');
});
