import { isExposeModule } from './expose-module.ts';

const Component = () => null;

test.each([
  ['a function', { Component }],
  ['an object, as memo makes', { Component: {} }],
  ['a function with a loader', { Component, loader: async () => null }],
])('a module whose component is %s can be shown', (_, module) => {
  expect(isExposeModule(module)).toBe(true);
});

test.each([
  undefined,
  null,
  Component,
  {},
  { default: Component },
  { Component: undefined },
  { Component: null },
  { Component: 'div' },
  { Component, loader: undefined },
  { Component, loader: {} },
])('%j can’t be shown', (module) => {
  expect(isExposeModule(module)).toBe(false);
});
