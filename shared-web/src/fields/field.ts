import type { UploadFolder } from '@sundara/contracts/api';
import type { ReactNode } from 'react';

/** What a field's component gets. */
export interface FieldViewProps<V> {
  readonly field: Field<V>;
  readonly name: string;
  readonly id: string;
  readonly value: V;
  /** What is wrong with it; '' if the form says it elsewhere. */
  readonly fault: string | undefined;
  /** The most characters that the contract takes. */
  readonly longest: number | undefined;
  readonly disabled: boolean;
  /** The salon that a picture belongs to, if an admin chose one. */
  readonly salonId: string | undefined;
  onChange(value: V): void;
  /** Called while a picture is chosen but not uploaded yet. */
  onBusy(busy: boolean): void;
}

/**
 * The definition of one field of a form. Its limits and rules are the contract's, found by its path in the body of the
 * form's operation. `V` is its value in the form, `E` what is edited.
 */
export interface Field<V, E = unknown> {
  readonly label: string;
  /** Shown below it as long as nothing is wrong. */
  readonly hint?: string;
  /** A hint that depends on the value, before the other one. */
  hintFor?(value: V): string | undefined;
  readonly required?: boolean;
  /** The message if it is required and empty; by default the form's, else the contract's. */
  readonly missing?: string;
  /** Where it stands in the body, and in what is edited: 'address.postalCode'. By default its name. */
  readonly path?: string;
  /** Whether it takes a whole row of a form with two columns. */
  readonly wide?: boolean;
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;

  readonly kind?: 'text' | 'email' | 'tel' | 'password' | 'decimal' | 'whole';
  /** By default 'off', as most forms are about somebody else. */
  readonly autoComplete?: string;
  readonly placeholder?: string;
  /** How many lines a text of several lines shows at least. */
  readonly lines?: number;
  /** By default the contract's limit. */
  readonly longest?: number;
  /** Whether the hint says how many characters there are. */
  readonly counted?: boolean;
  /** Shown in the field, before and after the value: '₹', 'mins'. */
  readonly before?: string;
  readonly after?: string;

  readonly options?: readonly FieldOption[];
  /** Whether the browser's own list shows the options. */
  readonly native?: boolean;

  readonly folder?: UploadFolder;
  /** Whether even a drawn picture can be removed. */
  readonly optional?: boolean;
  /** The most pictures of a list, and whether each has a title. */
  readonly most?: number;
  readonly titled?: boolean;

  /** The value in a new form. */
  readonly start: V;
  /** The value of what is edited; by default what stands at the path. */
  read?(edited: E): V;
  /** The value in the body; by default the same. Undefined leaves it out. */
  write?(value: V): unknown;
  /** Whether it is sent only if it was changed. */
  readonly onlyChanged?: boolean;
  /** A rule that the contract can't have, since it is about the form. */
  rule?(value: V): string | undefined;
  /** Draws it; a field without one is drawn by its form. */
  view?(props: FieldViewProps<V>): ReactNode;
}

export interface FieldOption {
  readonly value: string;
  readonly label: string;
}

/** The definition of a form: its fields by name, in their order. */
export type Fields = Readonly<Record<string, Field<unknown>>>;
export type Values<F extends Fields> = { readonly [K in keyof F]: F[K]['start'] };
/** What a form edits: what all its fields can read. */
export type Edited<F extends Fields> =
  NonNullable<F[keyof F]['read']> extends (edited: infer E) => unknown ? E : never;

/** What a definition says of a field beside the kind that it is. */
export type Look<V, E> = Omit<Field<V, E>, 'start' | 'view'> & { readonly start?: V };
