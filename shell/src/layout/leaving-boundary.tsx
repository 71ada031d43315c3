import { Component, type ReactNode } from 'react';

interface Props {
  /** Another one for each navigation. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly error?: unknown;
  readonly place?: string;
  /** How often the page of this place has been shown anew. */
  readonly renewed: number;
}

/** A page that goes throws at two moments at most: before its successor is drawn, and after. */
const MOST = 2;

/**
 * Stays while pages come and go, so that what a page throws as it goes falls to nobody else: React hands it to the
 * nearest part that remains. The page that came is then shown anew. What a page throws while it is shown is its own
 * route's; where that has nothing for it, it is thrown on.
 */
export class LeavingBoundary extends Component<Props, State> {
  override state: State = { renewed: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, { error, ...before }: State): State | null {
    const renewed = before.place === place ? before.renewed : 0;
    if (error === undefined) return { place, renewed };
    return renewed < MOST ? { error: undefined, place, renewed: renewed + 1 } : null;
  }

  override render() {
    if (this.state.error !== undefined) throw this.state.error;
    return this.props.children;
  }
}
