import type { PropShape, ShapeOf } from './prop-shape.ts';

/** A basket that is to be booked. Prices in rupees, durations in minutes. */
export interface BookingBasket {
  readonly salon: { readonly id: string; readonly name: string; readonly address: string };
  readonly services: readonly {
    readonly id: string;
    readonly name: string;
    readonly category: string;
    readonly price: number;
    readonly duration: number;
  }[];
}

/**
 * Every place where the shell or a remote lets a remote render something, with the props that it passes. The offerer
 * and the filler of a point know this interface, never each other.
 */
export interface ExtensionPoints {
  /**
   * Offered by discovery: the dialog that turns a basket into a paid booking. If the page's URL has the key `book`
   * (booking-address.ts) when it opens, its step follows the URL, and Back closes it; otherwise its step is internal.
   * A start in the URL (`at`) is preselected if it is free.
   */
  'discovery.booking-dialog': {
    readonly basket: BookingBasket;
    readonly onClose: () => void;
    /** Called with the booking's id after the booking is made and the dialog has closed. */
    readonly onBooked: (bookingId: string) => void;
  };
  /**
   * Offered by the shell's header: the search with suggestions. Until it is loaded the shell shows its own form; the
   * text typed there, and whether it has the focus, is passed on.
   */
  'shell.search': {
    /** 'bar' in the header of wide screens, 'modal' over the whole of a narrow one. */
    readonly placement: 'bar' | 'modal';
    readonly text: string;
    readonly focused: boolean;
    /** The selection, or the caret if both are equal: positions in the text. */
    readonly selection: { readonly start: number; readonly end: number };
    /** Called when the visitor has navigated or cancelled: a modal closes. */
    readonly onDone: () => void;
  };
}
export type PointName = keyof ExtensionPoints;

/** Versions of the props, by semver; the filler of a point states the range it was written for. */
export const POINT_VERSIONS: Readonly<Record<PointName, string>> = {
  'discovery.booking-dialog': '1.0.0',
  'shell.search': '1.0.0',
};
export const POINT_NAMES = [
  'discovery.booking-dialog',
  'shell.search',
] as const satisfies readonly PointName[];

/** The same props as data, for the gate; the compiler keeps them equal to the interface. */
export const POINT_PROPS: { readonly [P in PointName]: ShapeOf<ExtensionPoints[P]> & PropShape } = {
  'discovery.booking-dialog': {
    basket: {
      salon: { id: 'string', name: 'string', address: 'string' },
      services: [{ id: 'string', name: 'string', category: 'string', price: 'number', duration: 'number' }],
    },
    onClose: 'function',
    onBooked: 'function',
  },
  'shell.search': {
    placement: 'string',
    text: 'string',
    focused: 'boolean',
    selection: { start: 'number', end: 'number' },
    onDone: 'function',
  },
};

/** The description of offered points that a build of this contract records. */
export const describeOffers = (points: readonly PointName[]) =>
  points.map((point) => ({ point, version: POINT_VERSIONS[point], props: POINT_PROPS[point] }));
