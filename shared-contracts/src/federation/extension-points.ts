import type { PropShape, ShapeOf } from './prop-shape.ts';

/** A basket on its way to a booking. Prices in rupees, durations in minutes. */
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
 * Every place where the shell or a remote lets a remote show something, with the props that it hands over. Who
 * offers a point and who fills it know this interface, never each other.
 */
export interface ExtensionPoints {
  /**
   * Offered by discovery: the dialog that turns a basket into a paid booking. Where the page's address has the key
   * `book` (booking-address.ts) when it opens, its steps are those of the address, and Back closes it; elsewhere it
   * keeps its step to itself. A start in the address (`at`) is chosen where it is free.
   */
  'discovery.booking-dialog': {
    readonly basket: BookingBasket;
    readonly onClose: () => void;
    /** After a booking stands and the dialog has closed; the id is the booking's. */
    readonly onBooked: (bookingId: string) => void;
  };
  /**
   * Offered by the shell's header: the search with suggestions. Until it is there the shell's own form stands in;
   * what was typed into that, and whether it has the focus, is handed over.
   */
  'shell.search': {
    /** 'bar' in the header of wide screens, 'modal' as the only thing on a narrow one. */
    readonly placement: 'bar' | 'modal';
    readonly text: string;
    readonly focused: boolean;
    /** What is selected of the text, or where the caret stands: positions in it. */
    readonly selection: { readonly start: number; readonly end: number };
    /** The visitor has gone somewhere or given up: a modal closes. */
    readonly onDone: () => void;
  };
}
export type PointName = keyof ExtensionPoints;

/** Versions of the props, by semver; who fills a point states the range it was written for. */
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

/** What a build made now says of the points that it offers. */
export const describeOffers = (points: readonly PointName[]) =>
  points.map((point) => ({ point, version: POINT_VERSIONS[point], props: POINT_PROPS[point] }));
