import type { RemoteLoaderArgs, ShellApi } from '@sundara/contracts/federation';
import type { ComponentType, ReactNode } from 'react';
import type { Side } from './hydration-options.ts';

interface RouteModule {
  readonly Component: ComponentType;
  readonly loader?: (args: RemoteLoaderArgs) => unknown;
}

/** As the shell's `settleData`: promises in the data are marked with their values. */
const settled = async (data: unknown): Promise<unknown> => {
  for (const value of Object.values(data ?? {}))
    if (value instanceof Promise) Object.assign(value, { value: await value, status: 'fulfilled' });
  return data;
};

/**
 * A remote's route on one side, as the shell renders it: its data is loaded before. `pattern` is the route's path:
 * '/salon/:id'.
 */
export const routePage =
  (load: () => Promise<RouteModule>, shellOf: () => ShellApi, pattern: string) =>
  async ({ name, address, renderedAt }: Side): Promise<ReactNode> => {
    const {
      createStaticHandler,
      createStaticRouter,
      createMemoryRouter,
      RouterProvider,
      StaticRouterProvider,
    } = await import('react-router-dom');
    const { ClockProvider } = await import('../../core/clock/clock-context.tsx');
    const { ShellProvider } = await import('../../core/shell/shell-context.tsx');
    const { Component, loader } = await load();
    const shell = shellOf();
    const routes = [
      {
        path: pattern,
        Component,
        loader: async ({ params, request }: Omit<RemoteLoaderArgs, 'shell'>) =>
          settled((await loader?.({ shell, params, request })) ?? null),
      },
    ];
    const router = async () => {
      if (name === 'browser') {
        const memory = createMemoryRouter(routes, { initialEntries: [address] });
        while (!memory.state.initialized) await new Promise((resolve) => setTimeout(resolve));
        return <RouterProvider router={memory} />;
      }
      const { query, dataRoutes } = createStaticHandler(routes);
      const context = await query(new Request(`http://sundara.test${address}`));
      if (context instanceof Response) throw new Error(`It answered ${context.status}.`);
      const fixed = createStaticRouter(dataRoutes, context);
      return <StaticRouterProvider router={fixed} context={context} hydrate={false} />;
    };
    return (
      <ClockProvider renderedAt={renderedAt}>
        <ShellProvider shell={shell}>{await router()}</ShellProvider>
      </ClockProvider>
    );
  };
