/** One thing that can be used on a page. */
export interface Control {
  readonly element: HTMLElement;
  /** 'button "Book Now"': how a message names it. */
  readonly name: string;
  /** The composite widget that it is a member of: Tab comes to one of them, arrow keys lead to the others. */
  readonly composite: Element | undefined;
  /** Whether Tab has to come to itself, not only to another member. */
  readonly isOwnStop: boolean;
}

/** What a walk with Tab came to. */
export interface Walked {
  /** How often the focus may have to move before the walk is back where it began. */
  readonly stops: number;
  readonly isRound: boolean;
  /** What has the focus now. */
  readonly at: string;
}

export interface WalkFindings {
  readonly unreached: readonly string[];
  readonly unmarked: readonly string[];
}

/** What the tour's scripts in a page offer each other and the journeys, each from a file of this folder. */
export interface TourWindow {
  nameOf(element: Element): string;
  /** What can be used below an element and is shown, so that Tab has to come to it. */
  controlsOf(root: Element): readonly Control[];
  /** Everything about an element and its near surroundings that can show that it has the focus. */
  focusLookOf(element: Element): string;
  /** Puts the focus before the first control of the page, or of the dialog that lies over it, and begins to listen. */
  beginWalk(): Walked;
  walked(): Walked;
  endWalk(): WalkFindings;
}

declare global {
  interface Window {
    sundaraTour: TourWindow;
  }
}
