import type { Role } from '../account/role.ts';
import type { Input, Operation, Reply } from '../operation/operation.ts';
import type { EventName, Events } from './events.ts';
import type { ExtensionPoints, PointName } from './extension-points.ts';
import type { Result } from './http-result.ts';
import type { RemoteOutcome } from './outcome.ts';

/** The signed-in person; with only a token to go by, just id and role are known (specification 1, section 4). */
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
  /** Calls back after each change; answers the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens the sign-in dialog over the page; undefined when it is closed without signing in. */
  readonly requestSignIn: (options?: {
    readonly reason?: string;
    readonly mode?: 'login' | 'register';
  }) => Promise<SessionUser | undefined>;
  readonly signOut: () => Promise<void>;
}

export interface HttpApi {
  /** Makes one call of the contract: equal reads under way share one request, replies are parsed by schema. */
  readonly call: <O extends Operation>(
    operation: O,
    input: Input<O>,
    options?: {
      readonly signal?: AbortSignal;
      /** How much of what is sent has gone, 0 to 1: for uploads. */
      readonly onSent?: (share: number) => void;
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
   * Whether something new is on here; what nobody has set is off. What is on for a share of the browsers stays as it is
   * from the page's load to its end. What is on for an account is off until the site has said so, a moment after
   * somebody signed in, and when they sign out.
   */
  readonly isOn: (flag: string) => boolean;
  /** Calls back when flags of an account have come or gone; answers the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What the site is set up with, the same for every visitor. */
export interface SiteConfig {
  readonly environment: string;
  /** Address of the payment gateway's checkout script. */
  readonly checkoutScriptUrl: string;
  /** Its hash, where it is known; a gateway's own script changes when the gateway likes. */
  readonly checkoutScriptIntegrity?: string | undefined;
  /** How long the payment window may take to show itself, in milliseconds; 10 s unless told. */
  readonly checkoutLimitMs?: number | undefined;
  readonly contact: { readonly phone: string; readonly email: string };
}

/** All that a remote receives of the shell; versioned by SHELL_API_VERSION. */
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
    /** Who fills a point in this composition; undefined when nobody does. */
    readonly fillerOf: (
      point: PointName,
    ) => { readonly remoteId: string; readonly title: string } | undefined;
    /**
     * Loads what fills a point. A call after a failure is a fresh attempt, but after three in a row there is none
     * for 15 s; `retry` says that a person asks, and then there is always one.
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
