export interface RendererLimits {
  /** How long a processor may work on a page, in milliseconds; then the process is ended. */
  readonly pageMs: number;
  /** The same for the first page of a process, whose code is not compiled yet. */
  readonly firstPageMs: number;
  /** The same for evaluating the releases. */
  readonly loadMs: number;
  /** How long either may take by the clock, as the machine may be busy with other work. */
  readonly waitMs: number;
  /** Most resident memory of the process. */
  readonly megabytes: number;
}
export const RENDERER_LIMITS: RendererLimits = {
  pageMs: 1_000,
  firstPageMs: 3_000,
  loadMs: 5_000,
  waitMs: 10_000,
  megabytes: 400,
};
