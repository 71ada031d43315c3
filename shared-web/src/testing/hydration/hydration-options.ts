import type { ReactNode } from 'react';

/** What the two sides of a page share; each side loads React and the page anew, as two computers do. */
export interface Side {
  readonly name: 'server' | 'browser';
  readonly address: string;
  /** The instant that the page was rendered at, as `ClockProvider` takes it. */
  readonly renderedAt: string;
}

export interface HydrationOptions {
  readonly address: string;
  /** Of the browser's window, in pixels. */
  readonly width: number;
  /** The page on one side, with its data loaded; it must import whatever it renders itself. */
  readonly pageOf: (side: Side) => Promise<ReactNode>;
  /** Runs in the browser before hydration, for instance to fill its storage. */
  readonly before?: () => void;
  /** Runs in the hydrated page. */
  readonly after?: () => void | Promise<void>;
}

export interface Hydration {
  /** What the server sent, without its styles. */
  readonly html: string;
  /** Each recoverable error, and all that React wrote to the console. */
  readonly faults: readonly string[];
  /** Whether the heading of the page is the server's own element. */
  readonly keepsHeading: boolean;
}

/** What the server sends: the page's HTML, and its styles as one element. */
export interface Served {
  readonly html: string;
  readonly style: string;
}
