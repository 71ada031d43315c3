import type { ManagedService } from '@sundara/contracts/api';
import type { Session } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, unreachable } from '@sundara/web/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { service } from '../../testing/service.builder.ts';
import { useServices } from './use-services.ts';

const page = (no: number, ...data: ManagedService[]) =>
  answered({
    ...{ data, services: data, counts: { total: 2, active: 2, categories: 1 }, pages: 2 },
    pagination: {
      ...{ totalCount: 2, totalPages: 2, currentPage: no, page: no },
      ...{ limit: 100, total: 2, pages: 2 },
    },
  });
const ownedBy = (id: string): Session => ({ status: 'signed-in', user: { id, role: 'salon' } });

test('all services are read, and kept for the next walk-in of their owner, but not for the next owner', async () => {
  const { http } = fakeProvider({
    'salon.services': [page(1, service('v1', 'Cut')), page(2, service('v2', 'Spa')), unreachable],
  });
  let owner = ownedBy('latha');
  const { session } = fakeShell();
  const shell = fakeShell({ http, session: { ...session, get: () => owner } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellProvider shell={shell}>{children}</ShellProvider>
  );
  const first = renderHook(useServices, { wrapper });
  await waitFor(() => expect(first.result.current.services?.map(({ name }) => name)).toEqual(['Cut', 'Spa']));
  first.unmount();
  const again = renderHook(useServices, { wrapper });
  expect(again.result.current.services).toHaveLength(2);
  await waitFor(() => expect(again.result.current.failure).toBeDefined());
  expect(again.result.current.services).toHaveLength(2);
  again.unmount();
  owner = ownedBy('meera');
  const other = renderHook(useServices, { wrapper });
  await waitFor(() => expect(other.result.current.failure).toBeDefined());
  expect(other.result.current.services).toBeUndefined();
});
