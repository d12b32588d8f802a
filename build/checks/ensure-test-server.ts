import { spawnSync } from "node:child_process";
import { installPackage, mayInstall, updatePackageLists } from "./install-package.ts";

/** A server of the system that tests start. */
interface TestServer {
  /** Its program; any one of them will do. */
  readonly programs: readonly string[];
  readonly debianPackage: string;
  readonly purpose: string;
}

export const redis: TestServer = {
  programs: ["redis-server", "valkey-server"],
  debianPackage: "redis-server",
  purpose: "the tests of several server processes",
};

export const pgBouncer: TestServer = {
  programs: ["pgbouncer"],
  debianPackage: "pgbouncer",
  purpose: "the tests of poolers of connections",
};

/** Of long proofs alone: containers, what reads compose.yaml and alerts as their users do. */
export const toolsForDeploying: readonly TestServer[] = [
  { programs: ["podman"], debianPackage: "podman", purpose: "the tests of the image" },
  { programs: ["debootstrap"], debianPackage: "debootstrap", purpose: "the tests of the image" },
  { programs: ["docker-compose"], debianPackage: "docker-compose", purpose: "the test of compose.yaml" },
  { programs: ["promtool"], debianPackage: "prometheus", purpose: "the tests of alerts" },
];

/** Installs it where it may. Without one the tests say that they are skipped. */
export async function ensureTestServer(
  root: string,
  { programs, debianPackage, purpose }: TestServer,
): Promise<void> {
  if (!mayInstall() || programs.some(isThere)) return;
  await updatePackageLists(root);
  await installPackage(root, debianPackage, purpose);
}

function isThere(program: string): boolean {
  return spawnSync(program, ["--version"]).status === 0;
}
