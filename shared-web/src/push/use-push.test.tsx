import {
  answered,
  fakeProvider,
  fakePushBrowser,
  fakeShell,
  PUSHED_TO,
  refused,
  removePushBrowser,
} from '@sundara/web/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellProvider } from '../core/index.ts';
import { usePush } from './use-push.ts';

afterEach(removePushBrowser);

const open = (answers: Parameters<typeof fakeProvider>[0] = {}) => {
  const provider = fakeProvider({
    'push.key': [answered({ key: 'k' })],
    'push.subscribe': [answered({})],
    'push.unsubscribe': [answered({})],
    ...answers,
  });
  const errors: string[] = [];
  const notify = { success: () => {}, info: () => {}, error: (text: string) => errors.push(text) };
  const shell = fakeShell({ http: provider.http, notify });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellProvider shell={shell}>{children}</ShellProvider>
  );
  return { ...provider, errors, ...renderHook(usePush, { wrapper }) };
};

test('a browser without a service worker has no messages', async () => {
  const { result } = open();
  await waitFor(() => expect(result.current.state).toBe('unavailable'));
});

test('turned on, the server knows the browser; turned off, neither does the other', async () => {
  const isSubscribed = fakePushBrowser('granted');
  const { result, sent } = open();
  await waitFor(() => expect(result.current.state).toBe('off'));
  await act(() => result.current.turn(true));
  expect(result.current.state).toBe('on');
  expect(sent('push.subscribe')).toEqual([{ body: PUSHED_TO }]);
  await act(() => result.current.turn(false));
  expect(result.current.state).toBe('off');
  expect(isSubscribed()).toBe(false);
  expect(sent('push.unsubscribe')).toHaveLength(1);
});

test('a server that does not take the browser leaves it off, and says so', async () => {
  const isSubscribed = fakePushBrowser('granted');
  const { result, errors } = open({ 'push.subscribe': [refused('INTERNAL')] });
  await waitFor(() => expect(result.current.state).toBe('off'));
  await act(() => result.current.turn(true));
  expect(result.current.state).toBe('off');
  expect(isSubscribed()).toBe(false);
  expect(errors[0]).toMatch(/^Messages could not be turned on\./);
});

test('what the user has forbidden is not asked for', async () => {
  fakePushBrowser('denied');
  const { result } = open();
  await waitFor(() => expect(result.current.state).toBe('blocked'));
});

test('a push service that does not answer ends the wait after 20 seconds, and leaves messages off', async () => {
  const isSubscribed = fakePushBrowser('granted');
  const { pushManager } = await navigator.serviceWorker.ready;
  pushManager.subscribe = () => new Promise(() => {});
  const { result, errors } = open();
  await waitFor(() => expect(result.current.state).toBe('off'));
  jest.useFakeTimers();
  const turned = act(async () => {
    const turning = result.current.turn(true);
    await jest.advanceTimersByTimeAsync(20_000);
    await turning;
  });
  await turned;
  jest.useRealTimers();
  expect(errors).toEqual(['Messages could not be turned on. The browser did not answer.']);
  expect([result.current.state, isSubscribed()]).toEqual(['off', false]);
});
