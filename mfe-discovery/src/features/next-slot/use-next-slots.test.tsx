import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused } from '@sundara/web/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useNextSlots } from './use-next-slots.ts';

const SLOT = '2026-11-24T16:00:00+05:30';
const told = (...ids: string[]) =>
  answered({ nextSlots: ids.map((salonId) => ({ salonId, dateTime: salonId === 'full' ? null : SLOT })) });

const open = (http: ReturnType<typeof fakeProvider>['http'], ids: readonly string[]) => {
  const shell = fakeShell({ http });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellProvider shell={shell}>{children}</ShellProvider>
  );
  return renderHook(({ asked }) => useNextSlots(asked), { wrapper, initialProps: { asked: ids } });
};

test('one call asks for all salons of a page; none within a week is null, an unknown salon is left out', async () => {
  const { http, urls } = fakeProvider({ 'salons.nextSlots': [told('free', 'full')] });
  const { result } = open(http, ['free', 'full', 'gone']);
  await waitFor(() => expect(result.current.size).toBe(2));
  expect(result.current.get('free')).toBe(SLOT);
  expect(result.current.get('full')).toBeNull();
  expect(result.current.has('gone')).toBe(false);
  expect(urls).toEqual(['/api/public/salons/next-slots?ids=free%2Cfull%2Cgone']);
});

test('one call asks for 24 salons at most, another for the rest, and none for no salons', async () => {
  const { http, urls } = fakeProvider({ 'salons.nextSlots': [told('s0'), told('s29')] });
  const { result, rerender } = open(http, []);
  expect(urls).toEqual([]);
  rerender({ asked: Array.from({ length: 30 }, (_, at) => `s${at}`) });
  await waitFor(() => expect([...result.current.keys()]).toEqual(['s0', 's29']));
  expect(urls.map((url) => url.split('%2C').length)).toEqual([24, 6]);
});

test('a failure says of no salon that it is full', async () => {
  const { http, urls } = fakeProvider({ 'salons.nextSlots': [refused('INTERNAL')] });
  const { result } = open(http, ['free']);
  await waitFor(() => expect(urls).toHaveLength(1));
  expect(result.current.size).toBe(0);
});

test('another page drops the call of the one before', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const call = async (_: unknown, __: unknown, options: { signal?: AbortSignal } = {}) => {
    signals.push(options.signal);
    return new Promise<never>(() => {});
  };
  const { rerender } = open({ call }, ['one']);
  rerender({ asked: ['two'] });
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
});

test('of a list that grows only the added salons are asked for, also of those that the reply left out', async () => {
  const { http, urls } = fakeProvider({ 'salons.nextSlots': [told('free'), told('new')] });
  const { result, rerender } = open(http, ['free', 'gone']);
  await waitFor(() => expect(result.current.size).toBe(1));
  rerender({ asked: ['free', 'gone', 'new'] });
  await waitFor(() => expect([...result.current.keys()]).toEqual(['free', 'new']));
  expect(urls.at(-1)).toBe('/api/public/salons/next-slots?ids=new');
});
