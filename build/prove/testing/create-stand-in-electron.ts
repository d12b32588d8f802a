import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Precedes the fuses in Electron's program: their version, their number and a digit for each. */
const sentinel = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";

/** In the order of the wire (electronjs.org, "Electron Fuses"). */
const fuseNames = [
  "runAsNode",
  "cookieEncryption",
  "nodeOptions",
  "nodeCliInspect",
  "embeddedAsarIntegrity",
  "onlyLoadAppFromAsar",
  "browserSnapshot",
  "fileProtocolPrivileges",
] as const;

/**
 * A folder that has the shape of an unpacked Electron for Linux and is none: enough for
 * electron-builder to pack, not to run. Its fuses are set as Electron ships them.
 */
export function createStandInElectron(folder: string): string {
  for (const inner of ["resources", "locales"]) mkdirSync(join(folder, inner), { recursive: true });
  const program = `#!/bin/sh\nexit 1\n${sentinel}\x01${String.fromCharCode(fuseNames.length)}10110001`;
  writeFileSync(join(folder, "electron"), program, { encoding: "latin1", mode: 0o755 });
  writeFileSync(join(folder, "resources/default_app.asar"), "Electron's own app");
  for (
    const name of ["LICENSE", "LICENSES.chromium.html", "version", "chrome-sandbox", "locales/en-US.pak"]
  ) {
    writeFileSync(join(folder, name), name);
  }
  return folder;
}

/** The fuses of a program that are on. */
export function readFuses(program: string): string[] {
  const bytes = readFileSync(program);
  const at = bytes.indexOf(sentinel) + sentinel.length;
  const count = bytes[at + 1] ?? 0;
  if (bytes[at] !== 1 || count !== fuseNames.length) throw new Error("The program has other fuses.");
  return fuseNames.filter((_, index) => bytes[at + 2 + index] === "1".charCodeAt(0));
}
