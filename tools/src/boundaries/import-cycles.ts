/** One file imports another of the same part; both as paths below the root, with forward slashes. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

type Graph = Map<string, Map<string, Arrow>>;

/**
 * Import cycles between files and between folders, at every level of the tree: the entries of a folder must have an
 * order.
 *
 * @returns one line per cycle, with an import of each of its steps
 */
export const importCycles = (arrows: readonly Arrow[]): string[] => {
  return [...levelsOf(arrows)].flatMap(([folder, graph]) =>
    circlesOf(graph).map((circle) => `${folder}: ${describe(circle, graph)}`),
  );
};

/** For each folder, which of its entries imports which. */
const levelsOf = (arrows: readonly Arrow[]): Map<string, Graph> => {
  const levels = new Map<string, Graph>();
  for (const arrow of arrows) {
    const [from, to] = [arrow.from.split('/'), arrow.to.split('/')];
    const depth = from.findIndex((name, at) => name !== to[at]);
    const [own = '', other = ''] = [from[depth], to[depth]];
    if (depth < 1 || !own || !other) continue;
    const folder = from.slice(0, depth).join('/');
    const graph = levels.get(folder) ?? new Map<string, Map<string, Arrow>>();
    const targets = graph.get(own) ?? new Map<string, Arrow>();
    if (!targets.has(other)) targets.set(other, arrow);
    levels.set(folder, graph.set(own, targets));
  }
  return levels;
};

/** A shortest cycle through each name that is in a cycle, but in none found before. */
const circlesOf = (graph: Graph): string[][] => {
  const seen = new Set<string>();
  const circles: string[][] = [];
  for (const name of [...graph.keys()].sort()) {
    if (seen.has(name)) continue;
    const circle = shortestCircle(graph, name);
    if (!circle) continue;
    for (const one of circle) seen.add(one);
    circles.push(circle);
  }
  return circles;
};

const shortestCircle = (graph: Graph, start: string): string[] | undefined => {
  const ways: string[][] = [[start]];
  const reached = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (reached.has(next)) continue;
      reached.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
};

const describe = (circle: readonly string[], graph: Graph): string =>
  circle
    .map((name, at) => {
      const next = circle[(at + 1) % circle.length] ?? '';
      const arrow = graph.get(name)?.get(next);
      return `${name} → ${next} (${arrow?.from} imports ${arrow?.to})`;
    })
    .join(', ');
