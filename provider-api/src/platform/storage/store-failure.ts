/** A store that does not take or give a file now; its message names neither files nor keys. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
}
