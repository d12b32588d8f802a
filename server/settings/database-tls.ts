/** How connections to the database are encrypted, as libpq's `sslmode` and `sslrootcert` say. */
interface DatabaseTls {
  /**
   * `prefer`: where the server offers it; `require`: always, whatever the certificate;
   * `verify-full`: only with a certificate of this host that a known authority signed.
   */
  readonly mode: "disable" | "prefer" | "require" | "verify-full";
  /** The file with the authorities' certificates; null: those that the system knows. */
  readonly rootCert: string | null;
}

/** Null: the address says nothing, and connections are not encrypted. */
export type GivenTls = DatabaseTls | null;

/** `ssl` is the driver's own name for it. */
const names = ["sslmode", "ssl", "sslrootcert"];
/** How TLS begins, which the driver takes. */
const driverNames: ReadonlySet<string> = new Set(["sslnegotiation"]);

const modes: Readonly<Record<string, DatabaseTls["mode"]>> = {
  disable: "disable",
  false: "disable",
  allow: "prefer",
  prefer: "prefer",
  require: "require",
  "no-verify": "require",
  // The host's name is compared too, which is stricter than libpq.
  "verify-ca": "verify-full",
  "verify-full": "verify-full",
  true: "verify-full",
};

/**
 * Takes what an address says of TLS out of its query. Throws a `TypeError` in words for what cannot
 * work.
 */
export function takeTls(query: URLSearchParams): GivenTls {
  const rootCert = query.get("sslrootcert") || null;
  const given = query.get("sslmode") ?? query.get("ssl") ?? (rootCert === null ? null : "verify-full");
  for (const name of names) query.delete(name);
  const unknown = [...query.keys()].find((name) => name.startsWith("ssl") && !driverNames.has(name));
  if (unknown !== undefined) {
    throw new TypeError(`expected only sslmode and sslrootcert for TLS: ${unknown} is not supported`);
  }
  if (given === null) return null;
  const mode = Object.hasOwn(modes, given) ? modes[given] : undefined;
  if (mode === undefined) {
    throw new TypeError("expected sslmode=verify-full, require, prefer or disable");
  }
  if (rootCert !== null && mode !== "verify-full") {
    throw new TypeError("expected sslmode=verify-full beside sslrootcert: else nothing is compared with it");
  }
  return { mode, rootCert: rootCert === "system" ? null : rootCert };
}

/** Writes it into a query, as `takeTls` reads it. */
export function putTls(query: URLSearchParams, tls: GivenTls): void {
  if (!tls) return;
  query.set("sslmode", tls.mode);
  if (tls.rootCert !== null) query.set("sslrootcert", tls.rootCert);
}
