import { isOfTests, type Module } from "./read-modules.ts";

/** The nodes that each node leads to. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The folders whose children import each other in one direction only, whatever the
 * way: types count too.
 */
export const foldersOfRooms = ["server/features", "desktop/renderer/features", "desktop/main"] as const;

/** An import that leads from one child of a folder into another. */
export interface Crossing {
  readonly from: string;
  readonly to: string;
  readonly importer: string;
  readonly target: string;
}

/** The imports that lead from one child of a folder into another, tests apart. */
export function findCrossings(modules: readonly Module[], parent: string): Crossing[] {
  return modules.filter(({ path }) => !isOfTests(path)).flatMap(({ path, imports }) =>
    imports.flatMap((target) => {
      const [from, to] = [childOf(parent, path), childOf(parent, target)];
      return from && to && from !== to ? [{ from, to, importer: path, target }] : [];
    })
  );
}

/** The children of a folder that import each other, each circle as `a, b, c`. */
export function findCirclesOfRooms(modules: readonly Module[], parent: string): string[] {
  return circlesOf(findCrossings(modules, parent).map(({ from, to }) => [from, to]));
}

/**
 * The modules that import each other, each circle as `a.ts, b.ts`. Types and `import()` count
 * too: the modules cannot be understood one without the other.
 */
export function findCirclesOfModules(modules: readonly Module[]): string[] {
  return circlesOf(modules.flatMap(({ path, imports }) => imports.map((target) => [path, target] as const)));
}

function circlesOf(edges: readonly (readonly [from: string, to: string])[]): string[] {
  const graph = new Map<string, Set<string>>();
  for (const [from, to] of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to));
  return circlesIn(graph).map((circle) => circle.join(", "));
}

/**
 * The largest groups of nodes that all lead to each other, sorted: a graph without circles
 * has none. By Tarjan's algorithm: a node closes a group when nothing that it leads to
 * leads back behind it.
 */
function circlesIn(graph: Graph): string[][] {
  const indexes = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  const visit = (node: string): number => {
    const index = indexes.size;
    indexes.set(node, index);
    open.push(node);
    let earliest = index;
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) earliest = Math.min(earliest, visit(next));
      else if (open.includes(next)) earliest = Math.min(earliest, indexes.get(next) ?? index);
    }
    if (earliest === index) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return earliest;
  };

  for (const node of graph.keys()) if (!indexes.has(node)) visit(node);
  return circles.toSorted(([a = ""], [b = ""]) => a < b ? -1 : 1);
}

/**
 * The child of `parent` that a path lies in; undefined for files of `parent` itself and
 * for what is elsewhere.
 */
function childOf(parent: string, path: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined;
  const [child, ...rest] = path.slice(parent.length + 1).split("/");
  return rest.length > 0 ? child : undefined;
}
