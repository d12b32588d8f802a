import { readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { ConfigError } from "../../config-error.ts";
import type { DatabaseHost } from "../../settings/database-config.ts";
import type { GivenTls } from "../../settings/database-tls.ts";

/** The driver's `ssl` option; the object goes to `tls.connect`. */
export type DriverTls =
  | false
  | "prefer"
  | { readonly rejectUnauthorized: boolean; readonly host: string; readonly ca?: string };

/** Says for each host how the driver encrypts its connections. */
export type TlsOfHost = (host: DatabaseHost) => DriverTls;

/** Throws `ConfigError` when the file of the authorities cannot be read. */
export function createTlsOfHost(tls: GivenTls): TlsOfHost {
  const ca = tls?.rootCert ? readRootCert(tls.rootCert) : undefined;
  return ({ host, socket }) => {
    // Over a socket of this machine PostgreSQL offers none.
    if (!tls || tls.mode === "disable" || socket !== null) return false;
    if (tls.mode === "prefer") return "prefer";
    return { rejectUnauthorized: tls.mode === "verify-full", host, ...ca !== undefined && { ca } };
  };
}

function readRootCert(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new ConfigError(
      `The file of sslrootcert in the database's address, ${path}, cannot be read (${
        (error as Error).message
      }). ` +
        "Name the file with the certificate of the authority, and let the user of the server read it.",
    );
  }
}

/** The server's response to the wish for TLS when it offers none. */
const no = "N".charCodeAt(0);

/**
 * Tells when a server has no TLS that must be. The driver would begin it all the same, and the
 * server hang up without a word.
 */
export function noteMissingTls(socket: Socket, tls: DriverTls, refuse: (cause: Error) => void): void {
  if (typeof tls !== "object") return;
  socket.once("data", (first: Uint8Array) => {
    // The driver reads the same byte now; it must not find its socket closed.
    if (first[0] === no) setImmediate(() => refuse(new Error("does not offer TLS: set ssl = on there")));
  });
}
