/** A list as JSON with one entry a line, so that a change of one is a change of a line. */
export const oneALine = (entries: readonly unknown[]): string => {
  const lines = entries.map((entry) => `  ${JSON.stringify(entry)}`);
  return lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`;
};
