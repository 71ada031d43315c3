/** A store can't take or return a file now; the message names neither files nor keys. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
