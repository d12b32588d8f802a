import { join, resolve } from "node:path";
import type { Config } from "../../../../server/config.ts";
import {
  nameOfHost,
  parseDatabaseHosts,
  parseDatabaseUrl,
} from "../../../../server/settings/database-config.ts";

/** Addresses and folders outside of which the server process can reach nothing. */
interface Reach {
  readonly root: string;
  readonly dataDir: string;
  readonly config: Config;
  /** Folders of code that it reads besides the server's, from the root. */
  readonly programs?: readonly string[];
}

/** Paths that the server reads of itself, from the root. */
const ownFiles = ["server", "shared", "node_modules", "dist", "package.json", "deno.json", "RELEASE"];

/**
 * The server's permissions, each as narrow as what it does with it. Running
 * programs is not among them.
 */
export function listServerPermissions({ root, dataDir, config, programs = [] }: Reach): string[] {
  const databaseUrls = [config.databaseUrl, ...config.databaseReadUrls];
  const databases = databaseUrls.flatMap(parseDatabaseHosts);
  const rootCerts = databaseUrls.flatMap((url) => parseDatabaseUrl(url).tls?.rootCert ?? []);
  const sockets = databases.flatMap(({ socket }) => socket ?? []);
  const mail = config.smtpUrl ? [new URL(config.smtpUrl).hostname] : [];
  const ai = config.ai ? [new URL(config.ai.baseUrl ?? "https://api.openai.com").host] : [];
  const payments = config.stripe
    ? [new URL(config.stripe.practiceTillUrl ?? "https://api.stripe.com").host]
    : [];
  const mediaHash = config.mediaHash ? [new URL(config.mediaHash.url).host] : [];
  const { store, cdn } = config.storage;
  const files = [store?.endpoint, cdn?.purge?.url].flatMap((url) => url ? [hostAndPort(new URL(url))] : []);
  const hub = config.hub ? [config.hub.path] : [];
  const bus = [
    ...(config.redisUrl ? [addressOf(new URL(config.redisUrl))] : []),
    ...hub.map((path) => `unix:${path}`),
  ];
  const metrics = config.metricsAddress
    ? [listenAddress({ host: config.metricsAddress.hostname, port: config.metricsAddress.port })]
    : [];
  const push = [
    ...config.pushServices,
    ...(config.pushTestService ? [new URL(config.pushTestService).host] : []),
  ];
  return [
    "--no-prompt",
    // Its own addresses, the database and its replicas, the mail server, the AI and payment
    // providers, the service that knows images of abuse, the object store and the CDN's purge, the
    // push services of browsers, the bus.
    `--allow-net=${
      [
        listenAddress(config),
        ...metrics,
        ...databases.map((host) => host.socket ? `unix:${host.socket}` : nameOfHost(host)),
        ...mail,
        ...ai,
        ...payments,
        ...mediaHash,
        ...files,
        ...push,
        ...bus,
      ].join(",")
    }`,
    // Its code, migrations and bundle; what members uploaded; the database's sockets, and who signs
    // its certificates.
    `--allow-read=${
      [
        ...[...ownFiles, ...programs].map((name) => join(root, name)),
        resolve(root, config.webDir),
        dataDir,
        ...sockets,
        ...hub,
        ...rootCerts,
      ].join(",")
    }`,
    // The job queue looks for its settings from here up to the home directory; it must find none.
    "--ignore-read",
    `--allow-write=${[dataDir, ...sockets, ...hub].join(",")}`,
    // Libraries look for switches of their own; the environment handed over holds
    // nothing but settings.
    "--allow-env",
    // Host name for the log; processors and interfaces are part of the report by which native
    // modules tell glibc from musl; where the home directory is, for the job queue; what
    // is left of the disk, for the page of services.
    "--allow-sys=hostname,cpus,networkInterfaces,homedir,statfs",
    // sharp and argon2 are native modules.
    `--allow-ffi=${join(root, "node_modules")}`,
  ];
}

/** Without its port every port of the host would be open. */
function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
}

function addressOf({ hostname, port }: URL): string {
  return `${hostname}:${port || 6379}`;
}

function listenAddress({ host, port }: Pick<Config, "host" | "port">): string {
  return `${host.includes(":") ? `[${host}]` : host}:${port}`;
}
