import { readFileSync } from "node:fs";
import { join, posix } from "node:path";

interface Link {
  /** From the root, as `leadsTo` is not: that is seen from the link's folder. */
  readonly path: string;
  readonly leadsTo: string;
}

/**
 * The other names of PostgreSQL's libraries. npm's archives hold no links; the package lists them,
 * and whether they were made on this machine must not change a release.
 */
export function libraryLinks(root: string, postgresFolder: string): Link[] {
  const list = join(root, postgresFolder, "native", "pg-symlinks.json");
  const links = JSON.parse(readFileSync(list, "utf8")) as readonly { source: string; target: string }[];
  return links.map(({ source, target }) => ({
    path: `${postgresFolder}/${target}`,
    leadsTo: posix.relative(posix.dirname(target), source),
  }));
}
