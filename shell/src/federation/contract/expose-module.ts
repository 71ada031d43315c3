import type { RouteModule } from '@sundara/contracts/federation';
import type { ComponentType } from 'react';

/** What every expose exports: a component, and a loader where it has data to fetch. */
export type ExposeModule = RouteModule<ComponentType<object>>;

/** A component is a function, or an object if it was made by `memo` or `lazy`. */
export const isExposeModule = (value: unknown): value is ExposeModule => {
  if (typeof value !== 'object' || value === null || !('Component' in value)) return false;
  const { Component } = value;
  const component = typeof Component === 'function' || (typeof Component === 'object' && Component !== null);
  return component && (!('loader' in value) || typeof value.loader === 'function');
};
