import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Children that need a document: not on a server, nor in the browser's first render, which must be the same. */
export const BrowserOnly = ({ children }: { readonly children: ReactNode }) =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  ) && children;
