/** Messages from the server's thread to the embedded database's thread. Client numbers are never reused. */
export type ToEngine =
  /** A whole batch of the PostgreSQL protocol. */
  | { readonly kind: 'batch'; readonly client: number; readonly bytes: Uint8Array<ArrayBuffer> }
  /** A client is gone: nothing of its session may reach the next one. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'close' };

export type FromEngine =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly client: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'closed' };

/** Given to the thread at its start. */
export interface EngineData {
  readonly folder: string;
}
