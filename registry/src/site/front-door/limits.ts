/** What one address, and one client of it, may use of the site. */
export interface FrontDoorLimits {
  /** Open connections per address. Mobile networks have one address for hundreds of people. */
  readonly connectionsPerAddress: number;
  /** If more connections than this are cut within a minute, the address is an offender until the minute is over … */
  readonly cutsPerMinute: number;
  /** … and may keep no more than these: repeated reconnects cost work, too. */
  readonly connectionsOfOffender: number;
  /** Calls of one address in progress, until the last byte of the response; a page may request dozens of pictures. */
  readonly callsPerAddress: number;
  /** Requests of one connection whose responses are not finished. Browsers send one after the other. */
  readonly requestsPerConnection: number;
  /** Uploads of one address in progress. */
  readonly uploadsPerAddress: number;
  /** How long a client may take for the head of a request, or send or read too slowly. */
  readonly patienceMs: number;
  /** How much longer a connection may wait for its first byte: browsers open some in advance. */
  readonly unusedMs: number;
  /** Minimum rate at which a client must send or read, on average over `patienceMs`. */
  readonly leastBytesPerSecond: number;
}

/** Slow clients are cut within ten seconds, including the second between two checks. */
export const FRONT_DOOR_LIMITS: FrontDoorLimits = {
  connectionsPerAddress: 512,
  cutsPerMinute: 128,
  connectionsOfOffender: 32,
  callsPerAddress: 96,
  requestsPerConnection: 8,
  uploadsPerAddress: 4,
  patienceMs: 8_000,
  unusedMs: 60_000,
  leastBytesPerSecond: 1_024,
};
