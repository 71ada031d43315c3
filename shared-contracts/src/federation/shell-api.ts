import type { Role } from '../account/role.ts';
import type { Input, Operation, Reply } from '../operation/operation.ts';
import type { EventName, Events } from './events.ts';
import type { ExtensionPoints, PointName } from './extension-points.ts';
import type { Result } from './http-result.ts';
import type { RemoteOutcome } from './outcome.ts';

/** The signed-in person; if only a token is available, only id and role are known (specification 1, section 4). */
export interface SessionUser {
  readonly id: string;
  readonly role: Role;
  readonly name?: string;
  readonly email?: string;
  readonly phone?: string;
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export interface SessionApi {
  readonly get: () => Session;
  /** Calls the listener after each change; returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens the sign-in dialog over the page; resolves to undefined if it is closed without signing in. */
  readonly requestSignIn: (options?: {
    readonly reason?: string;
    readonly mode?: 'login' | 'register';
  }) => Promise<SessionUser | undefined>;
  readonly signOut: () => Promise<void>;
}

export interface HttpApi {
  /** Makes one call of the contract: concurrent equal reads share one request, replies are parsed by schema. */
  readonly call: <O extends Operation>(
    operation: O,
    input: Input<O>,
    options?: {
      readonly signal?: AbortSignal;
      /** Called with the share of the request that has been sent, 0 to 1: for uploads. */
      readonly onSent?: (share: number) => void;
      /** Names the request of a keyed operation: sent again with the same key, it is done once. */
      readonly key?: string;
    },
  ) => Promise<Result<Reply<O>>>;
}

/** Toasts at the top right: errors stay 4000 ms, successes 2000 ms (specification 1, section 9). */
export interface NotifyApi {
  readonly success: (text: string) => void;
  readonly error: (text: string) => void;
  readonly info: (text: string) => void;
}

export interface TelemetryApi {
  readonly record: (event: string, data?: Readonly<Record<string, string | number | boolean>>) => void;
}

export interface FlagsApi {
  /**
   * Whether a flag is on here; unset flags are off. A flag for a share of the browsers does not change between the
   * page's load and its end. A flag for an account is off until the site has confirmed it, a moment after somebody
   * signed in, and again when they sign out.
   */
  readonly isOn: (flag: string) => boolean;
  /** Calls the listener when flags of an account were added or removed; returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The site's configuration, the same for every visitor. */
export interface SiteConfig {
  readonly environment: string;
  /** Address of the payment gateway's checkout script. */
  readonly checkoutScriptUrl: string;
  /** Its hash, if known; a gateway's own script can change at any time. */
  readonly checkoutScriptIntegrity?: string | undefined;
  /** How long the payment window may take to appear, in milliseconds; by default 10 s. */
  readonly checkoutLimitMs?: number | undefined;
  readonly contact: { readonly phone: string; readonly email: string };
}

/** Everything that a remote receives from the shell; versioned by SHELL_API_VERSION. */
export interface ShellApi {
  readonly version: string;
  readonly session: SessionApi;
  readonly http: HttpApi;
  readonly notify: NotifyApi;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  readonly telemetry: TelemetryApi;
  readonly flags: FlagsApi;
  readonly events: {
    readonly emit: <N extends EventName>(name: N, data: Events[N]) => void;
    readonly on: <N extends EventName>(name: N, listener: (data: Events[N]) => void) => () => void;
  };
  readonly extensions: {
    /** The remote that fills a point in this composition; undefined if none does. */
    readonly fillerOf: (
      point: PointName,
    ) => { readonly remoteId: string; readonly title: string } | undefined;
    /**
     * Loads the filler of a point. A call after a failure is a new attempt, but after three failures in a row there is
     * none for 15 s; with `retry`, set when a person asks for it, there always is.
     */
    readonly load: <P extends PointName>(
      point: P,
      options?: { readonly retry?: boolean },
    ) => Promise<RemoteOutcome<ExtensionComponent<P>>>;
  };
  readonly config: SiteConfig;
}

/** A component that fills a point; it renders in the offerer's tree. */
export type ExtensionComponent<P extends PointName> = (props: ExtensionPoints[P]) => unknown;

export type { Role };
