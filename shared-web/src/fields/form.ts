import type { BodyReader, Faults, WritingOperation } from '@sundara/contracts/api';
import type { ApiFailure, Result } from '@sundara/contracts/federation';
import type { Fields, Values } from './field.ts';

/** What a form needs beside its fields. */
export interface FormOptions<F extends Fields, D, C> {
  readonly fields: F;
  /** The values at the beginning. */
  readonly start: Values<F>;
  /** The operation whose contract has the limits and rules of the fields. */
  readonly operation: WritingOperation;
  /** Whether only what was changed is checked and sent, as the operation leaves the rest as it is. */
  readonly changesOnly?: boolean;
  /** Whether nothing can be edited while it is sent. By default it can, so that no field loses the focus. */
  readonly locks?: boolean;
  /** The message at each required field that is empty; by default the contract's. */
  readonly missing?: string;
  /** The words for a failure that the server does not explain; by default the failure's own. */
  readonly failed?: string;
  readonly salonId?: string | undefined;
  /** Sends what was checked; undefined if that has to wait, for an answer of the person. */
  readonly send: (bodyFor: BodyReader, choice: C | undefined) => Promise<Result<D> | undefined>;
  readonly onSaved: (saved: D) => void;
  /** Called after a failure, with its words. @returns faults that the server names in another way */
  readonly onFailed?: (failure: ApiFailure, words: string) => Faults | undefined;
}

/** The state of a form, from its definition. */
export interface Form<F extends Fields = Fields, C = unknown> {
  readonly id: string;
  readonly fields: F;
  readonly operation: WritingOperation;
  readonly salonId: string | undefined;
  readonly values: Values<F>;
  readonly faults: Faults;
  /** The first field with a fault, in the order of the definition. */
  readonly wrong: string | undefined;
  /** Why the last attempt to send failed, until something is edited. */
  readonly failure: ApiFailure | undefined;
  readonly problem: string | undefined;
  readonly sending: boolean;
  readonly isLocked: boolean;
  readonly isChanged: boolean;
  /** A picture is chosen and not uploaded yet: sending, or removing its field, would lose it. */
  readonly isPictureComing: boolean;
  edit(change: Partial<Values<F>>): void;
  setPictureComing(name: string, isComing: boolean): void;
  /** Takes over what the server has; entries made since the last render stay. */
  keep(next: Values<F>): void;
  /** Checks and sends the entries. @returns the first field with a fault */
  submit(choice?: C): Promise<string | undefined>;
}
