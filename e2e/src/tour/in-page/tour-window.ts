/** One control of a page. */
export interface Control {
  readonly element: HTMLElement;
  /** Its name in messages: 'button "Book Now"'. */
  readonly name: string;
  /** The composite widget that it is a member of: Tab reaches one member, arrow keys lead to the others. */
  readonly composite: Element | undefined;
  /** Whether Tab must reach this control itself, not only another member. */
  readonly isOwnStop: boolean;
}

/** The result of a walk with Tab. */
export interface Walked {
  /** How often the focus may have to move before the walk is back at its start. */
  readonly stops: number;
  readonly isRound: boolean;
  /** What has the focus now. */
  readonly at: string;
}

export interface WalkFindings {
  readonly unreached: readonly string[];
  readonly unmarked: readonly string[];
}

/**
 * The functions that the tour's scripts in a page provide to each other and to the journeys, each from a file of this
 * folder.
 */
export interface TourWindow {
  nameOf(element: Element): string;
  /** The dialog over the page, or the page: what Tab reaches. */
  inReach(): Element;
  /** The visible controls below an element, which Tab must reach. */
  controlsOf(root: Element): readonly Control[];
  /** All styles of an element and its near surroundings that can show that it has the focus. */
  focusLookOf(element: Element): string;
  /** Puts the focus before the first control of the page, or of the dialog over it, and starts recording. */
  beginWalk(): Walked;
  walked(): Walked;
  endWalk(): WalkFindings;
  /** The tab stops of the page or of the dialog over it, each with what distinguishes its looks. */
  focusKinds(): readonly { readonly kind: string; readonly name: string }[];
  /** Brings a tab stop into view, and returns the length of its edges in pixels; undefined if it has gone. */
  rest(index: number): Promise<number | undefined>;
  /** Gives a tab stop the focus; resolves with what became of it when that has been drawn. */
  focus(index: number): Promise<'gone' | 'without focus' | 'focus visible' | 'focus not visible'>;
  blur(index: number): void;
}

declare global {
  interface Window {
    sundaraTour: TourWindow;
  }
}
