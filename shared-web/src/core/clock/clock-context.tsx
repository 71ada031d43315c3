import { createContext, type ReactNode, useMemo } from 'react';

/** The instant that the page's HTML was rendered at; undefined on a page that only the browser renders. */
export const RenderedAt = createContext<Date | undefined>(undefined);

interface Props {
  /** An ISO instant, the same on the server and in the browser; undefined if the server rendered nothing. */
  readonly renderedAt: string | undefined;
  readonly children: ReactNode;
}

/** Gives `useNow` below it the instant that the page was rendered at; the shell renders it once. */
export const ClockProvider = ({ renderedAt, children }: Props) => {
  const instant = useMemo(() => (renderedAt === undefined ? undefined : new Date(renderedAt)), [renderedAt]);
  return <RenderedAt value={instant}>{children}</RenderedAt>;
};
