/** What one address, and one client of it, may take of the site. */
export interface FrontDoorLimits {
  /** Connections that one address may keep. Networks of phones have one for hundreds of people. */
  readonly connectionsPerAddress: number;
  /** After so many of them were cut within a minute, an address is an offender until the minute is over … */
  readonly cutsPerMinute: number;
  /** … and may keep no more than these: coming again and again costs work, too. */
  readonly connectionsOfOffender: number;
  /** Calls of one address, from their first byte to the last of their answer; a page may ask for dozens of pictures. */
  readonly callsPerAddress: number;
  /** Requests of one connection whose answers are still to be read. Browsers send one after the other. */
  readonly requestsPerConnection: number;
  /** Uploads of one address. */
  readonly uploadsPerAddress: number;
  /** How long a client may take for the head of a request, and go on sending or reading too slowly. */
  readonly patienceMs: number;
  /** How much longer a connection may wait for its first byte: browsers open some before they need them. */
  readonly unusedMs: number;
  /** What a client must send or read a second, on average over `patienceMs`, to count as quick enough. */
  readonly leastBytesPerSecond: number;
}

/** What is slow ends within ten seconds, which includes the second between two looks. */
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
