import { useHydrated } from '@sundara/web/core';
import type { ReactNode } from 'react';

/** Children that need a document: not on a server, nor in the browser's first render, which must be the same. */
export const BrowserOnly = ({ children }: { readonly children: ReactNode }) => useHydrated() && children;
