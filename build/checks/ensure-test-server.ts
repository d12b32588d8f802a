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

const pgBouncer: TestServer = {
  programs: ["pgbouncer"],
  debianPackage: "pgbouncer",
  purpose: "the tests of poolers of connections",
};

export const nginx: TestServer = {
  programs: ["nginx"],
  debianPackage: "nginx-light",
  purpose: "the tests of several machines",
};

export const haproxy: TestServer = {
  programs: ["haproxy"],
  debianPackage: "haproxy",
  purpose: "the tests of several machines",
};
/** What deep tests start besides. */
export const deepTestServers: readonly TestServer[] = [
  pgBouncer,
  // A monitor, a store of its objects, and the gateway that speaks S3.
  ...["ceph-mon", "ceph-osd", "radosgw"].map((name) => ({
    programs: [name],
    debianPackage: name,
    purpose: "the tests of a real object store",
  })),
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
