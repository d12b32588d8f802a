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

const ofFailover = "the tests of failover";

/** Of long proofs alone: a primary and its standbys, what promotes them, and a proxy in front. */
export const failoverServers: readonly TestServer[] = [
  {
    programs: ["/usr/lib/postgresql/15/bin/pg_basebackup"],
    debianPackage: "postgresql-15",
    purpose: ofFailover,
  },
  { programs: ["etcd"], debianPackage: "etcd-server", purpose: ofFailover },
  { programs: ["patroni"], debianPackage: "patroni", purpose: ofFailover },
  { programs: ["haproxy"], debianPackage: "haproxy", purpose: ofFailover },
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
  // Some take another flag.
  return spawnSync(program, ["--version"]).error === undefined;
}
