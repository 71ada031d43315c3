/** One file imports another of the same part; both as paths below the root, with forward slashes. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

type Graph = Map<string, Map<string, Arrow>>;

/**
 * Files and folders that import each other in a circle, at every level of the tree: what stands side by side in a folder
 * has an order.
 *
 * @returns one line a circle, with an import of each of its steps
 */
export const importCycles = (arrows: readonly Arrow[]): string[] => {
  return [...levelsOf(arrows)].flatMap(([folder, graph]) =>
    circlesOf(graph).map((circle) => `${folder}: ${describe(circle, graph)}`),
  );
};

/** For each folder, which of what stands in it imports which. */
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

/** A shortest circle through each name that is in one and in none before. */
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
