import { writeFile } from "node:fs/promises";

/** A response as the product sent it, for a server that sends it again and does nothing else. */
export interface KeptPage {
  /** With its query. */
  readonly path: string;
  /** Without what a server adds itself. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const addedByServers = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** Reads pages as one member, uncompressed, and writes them into a file for `constant.ts`. */
export async function keepPages(
  origin: string,
  paths: readonly string[],
  token: string,
  file: string,
): Promise<readonly KeptPage[]> {
  const headers = { Authorization: `Bearer ${token}`, "Accept-Encoding": "identity" };
  const pages: KeptPage[] = [];
  for (const path of paths) {
    const response = await fetch(origin + path, { headers });
    if (!response.ok) throw new Error(`${path} has no page to keep: ${response.status}`);
    pages.push({
      path,
      headers: Object.fromEntries([...response.headers].filter(([name]) => !addedByServers.has(name))),
      body: await response.text(),
    });
  }
  await writeFile(file, JSON.stringify(pages));
  return pages;
}
