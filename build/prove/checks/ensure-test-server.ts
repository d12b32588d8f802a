import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { installPackage, mayInstall, updatePackageLists } from "./install-package.ts";

/** A server of the system that tests start. */
interface TestServer {
  /** Its program, or a module of one; any one of them will do. */
  readonly programs: readonly string[];
  readonly debianPackage: string;
  readonly purpose: string;
}

export const redis: TestServer = {
  programs: ["redis-server", "valkey-server"],
  debianPackage: "redis-server",
  purpose: "the tests of several server processes",
};

const ofPoolers = "the tests of poolers of connections";
const ofMachines = "the tests of several machines";
const ofStores = "the tests of a real object store";
const ofImages = "the tests of the image";

/** Servers that deep tests start besides. */
export const deepTestServers: readonly TestServer[] = [
  { programs: ["pgbouncer"], debianPackage: "pgbouncer", purpose: ofPoolers },
  { programs: ["nginx"], debianPackage: "nginx-light", purpose: ofMachines },
  { programs: ["haproxy"], debianPackage: "haproxy", purpose: ofMachines },
  { programs: ["/usr/lib/postgresql/15/bin/postgres"], debianPackage: "postgresql-15", purpose: ofMachines },
  { programs: ["etcd"], debianPackage: "etcd-server", purpose: ofMachines },
  { programs: ["patroni"], debianPackage: "patroni", purpose: ofMachines },
  // A monitor, a store of its objects, and the gateway that speaks S3.
  { programs: ["ceph-mon"], debianPackage: "ceph-mon", purpose: ofStores },
  { programs: ["ceph-osd"], debianPackage: "ceph-osd", purpose: ofStores },
  { programs: ["radosgw"], debianPackage: "radosgw", purpose: ofStores },
  { programs: ["varnishd"], debianPackage: "varnish", purpose: "the tests of a cache in front of files" },
  {
    programs: ["/usr/lib/nginx/modules/ngx_http_cache_purge_module.so"],
    debianPackage: "libnginx-mod-http-cache-purge",
    purpose: "the tests of a cache in front of files",
  },
  { programs: ["podman"], debianPackage: "podman", purpose: ofImages },
  { programs: ["debootstrap"], debianPackage: "debootstrap", purpose: ofImages },
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
  // A module of one is no program.
  if (program.endsWith(".so")) return existsSync(program);
  // Some take another flag.
  return spawnSync(program, ["--version"]).error === undefined;
}
