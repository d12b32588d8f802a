import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

/** Below this a compressed copy saves nothing worth a file, in bytes. */
const compressFrom = 512;

type Content = string | Uint8Array;

interface Compressed {
  /** The content that was compressed. */
  readonly content: Content;
  readonly copies: Promise<{ readonly br: Buffer; readonly gz: Buffer }>;
}

/**
 * Writes `.br` and `.gz` beside each file that compresses, at the best ratio, so that the server
 * only has to send them. Compressing takes a third of the build's time: the scripts' begins while
 * plugins that stand after this one render the pages.
 */
export function precompress(): Plugin {
  const begun = new Map<string, Compressed>();
  /** A file that a later plugin changed is compressed again. */
  const compressed = (name: string, content: Content) => {
    const known = begun.get(name);
    if (known?.content === content) return known.copies;
    const copies = compress(content);
    begun.set(name, { content, copies });
    return copies;
  };
  return {
    name: "precompress",
    enforce: "post",
    apply: "build",
    generateBundle(_, bundle) {
      // Nobody awaits these when a later plugin fails.
      for (const [name, content] of compressible(bundle)) compressed(name, content).catch(() => {});
    },
    async writeBundle({ dir = "" }, bundle) {
      await Promise.all(
        compressible(bundle).map(async ([name, content]) => {
          const { br, gz } = await compressed(name, content);
          await Promise.all([writeFile(`${dir}/${name}.br`, br), writeFile(`${dir}/${name}.gz`, gz)]);
        }),
      );
      begun.clear();
    },
  };
}

function compressible(bundle: Rolldown.OutputBundle): (readonly [name: string, content: Content])[] {
  return Object.values(bundle)
    .map((part) => [part.fileName, part.type === "chunk" ? part.code : part.source] as const)
    .filter(([name, content]) =>
      /\.(js|css|html|svg)$/.test(name) && Buffer.byteLength(content) >= compressFrom
    );
}

async function compress(content: Content) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br, gz };
}
