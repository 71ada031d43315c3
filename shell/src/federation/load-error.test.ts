import { blameShell, chunkLoss, LoadError, reasonOf, ShellPartError, textOf } from './load-error.ts';

const chunkError = (type?: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', ...(type && { type }) });

test.each([
  ['a file that ran without the chunk', chunkError('missing'), 'broken'],
  ['a reason that the page’s own loader told', chunkError('tampered'), 'tampered'],
  ['a type that only the bundler knows', chunkError('error'), 'network'],
  ['no type', chunkError(), 'network'],
  ['another error', new Error('Loading chunk 7 failed.'), undefined],
  ['what is no error', { name: 'ChunkLoadError', type: 'timeout' }, undefined],
])('a lost chunk with %s', (_, error, reason) => {
  expect(chunkLoss(error)).toBe(reason);
});

test('an error of loading has its reason, a lost chunk its own, and any other is a bug of the remote', () => {
  expect(reasonOf(new LoadError('timeout', 'late'))).toBe('timeout');
  expect(reasonOf(chunkError('tampered'))).toBe('tampered');
  expect(reasonOf(new TypeError('x is not a function'))).toBe('broken');
  expect(reasonOf('a word')).toBe('broken');
});

test('what was thrown is told in its own words', () => {
  expect(textOf(new Error('gone'))).toBe('gone');
  expect(textOf(7)).toBe('7');
});

test.each([
  ['an error of loading', new LoadError('network', 'gone'), 'network', 'gone'],
  ['any other', new TypeError('no'), 'broken', 'no'],
])('of a file of the shell, %s is the fault of the shell', (_, cause, reason, message) => {
  expect(() => blameShell(cause)).toThrow(ShellPartError);
  expect(() => blameShell(cause)).toThrow(
    expect.objectContaining({ name: 'ShellPartError', reason, message, cause }),
  );
});

test('an error of loading is told by its name', () => {
  expect(new LoadError('network', 'gone').name).toBe('LoadError');
});
