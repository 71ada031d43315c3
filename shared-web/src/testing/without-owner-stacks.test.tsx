test('no element carries a stack trace of its own', () => {
  const stackOf = (element: object) => Reflect.get(element, '_debugStack');
  expect(stackOf(<p />)).toBeInstanceOf(Error);
  expect(stackOf(<p />)).toBe(stackOf(<br />));
});
