import type { Session, ShellApi } from '@sundara/contracts/federation';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

const ShellContext = createContext<ShellApi | undefined>(undefined);

/** Provides the shell to all components below; the shell itself and tests render it once. */
export const ShellProvider = ({ shell, children }: { shell: ShellApi; children: ReactNode }) => (
  <ShellContext value={shell}>{children}</ShellContext>
);

/** Everything that a remote may use of the shell. Throws outside a ShellProvider. */
export const useShell = (): ShellApi => {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell() needs a ShellProvider above it.');
  return shell;
};

/** The server knows nobody, and hydration shows what the server did, even if the session is known by then. */
const onServer = (): Session => LOADING;
const LOADING: Session = { status: 'loading' };

/** The current session: loading, anonymous or signed in. */
export const useSession = (): Session => {
  const { session } = useShell();
  return useSyncExternalStore(session.subscribe, session.get, onServer);
};
