/** What one address, and one client of it, may take of the site. */
export interface FrontDoorLimits {
  /** Connections that one address may keep. Networks of phones have one for hundreds of people. */
  readonly connectionsPerAddress: number;
  /** Calls of one address, from their first byte to the last of their answer; a page may ask for dozens of pictures. */
  readonly callsPerAddress: number;
  /** Uploads of one address. */
  readonly uploadsPerAddress: number;
  /** How long a client may take for the head of a request, and go on sending or reading too slowly. */
  readonly patienceMs: number;
  /** What a client must send or read a second, on average over `patienceMs`, to count as quick enough. */
  readonly leastBytesPerSecond: number;
}

/** What is slow ends within ten seconds, which includes the second between two looks. */
export const FRONT_DOOR_LIMITS: FrontDoorLimits = {
  connectionsPerAddress: 512,
  callsPerAddress: 96,
  uploadsPerAddress: 4,
  patienceMs: 8_000,
  leastBytesPerSecond: 1_024,
};
