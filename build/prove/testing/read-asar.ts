import { readFileSync } from "node:fs";

interface Node {
  readonly files?: Readonly<Record<string, Node>>;
  readonly offset?: string;
  readonly size?: number;
  readonly integrity?: { readonly algorithm: string };
}

/** A file of an archive. */
export interface AsarFile {
  readonly text: string;
  /** Whether the archive holds hashes Electron can check it by. */
  readonly isHashed: boolean;
}

/** Reads an Electron archive: a JSON index behind four lengths, then the files. */
export function readAsar(path: string): ReadonlyMap<string, AsarFile> {
  const bytes = readFileSync(path);
  const contentFrom = 8 + bytes.readUInt32LE(4);
  const index = JSON.parse(bytes.toString("utf8", 16, 16 + bytes.readUInt32LE(12))) as Node;
  const found = new Map<string, AsarFile>();
  const visit = (node: Node, at: string) => {
    for (const [name, child] of Object.entries(node.files ?? {})) visit(child, at ? `${at}/${name}` : name);
    if (node.offset === undefined) return;
    const from = contentFrom + Number(node.offset);
    found.set(at, {
      text: bytes.toString("utf8", from, from + (node.size ?? 0)),
      isHashed: node.integrity?.algorithm === "SHA256",
    });
  };
  visit(index, "");
  return found;
}
