import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A certificate that an authority of our own signed, and what it is trusted by. */
interface OwnAuthority {
  /** The file of the authority's certificate. */
  readonly file: string;
  readonly key: string;
  readonly cert: string;
}

/** Makes both in a folder, by openssl. */
export function makeOwnAuthority(folder: string, names: readonly string[]): OwnAuthority {
  const at = (name: string) => join(folder, name);
  const openssl = (...args: readonly string[]) => execFileSync("openssl", args, { stdio: "ignore" });
  const fresh = (name: string) => ["-newkey", "rsa:2048", "-nodes", "-keyout", at(`${name}.key`)];
  openssl("req", "-x509", ...fresh("authority"), "-out", at("authority.pem"), "-subj", "/CN=Own authority");
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join(",")}`;
  // Deno takes no certificate of a server that might be an authority.
  const additions = ["-addext", alternatives, "-addext", "basicConstraints=critical,CA:FALSE"];
  const signed = ["-CA", at("authority.pem"), "-CAkey", at("authority.key"), "-out", at("server.pem")];
  openssl("req", "-x509", ...fresh("server"), "-subj", "/CN=server", ...additions, ...signed);
  const read = (name: string) => readFileSync(at(name), "utf8");
  return { file: at("authority.pem"), key: read("server.key"), cert: read("server.pem") };
}
