import react from "@vitejs/plugin-react";
import { rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";
import { translateMessages } from "../messages/translate-messages.ts";

/** Runs a function of a file of the renderer once, without a browser, and returns its markup. */
export async function renderOnce(root: string, entry: string, name: string): Promise<string> {
  const code = await bundleFile(root, entry, {
    plugins: [translateMessages(), react(), withoutLazyParts],
    build: { ssr: true, minify: false },
  });
  // In node_modules, so that it finds the packages it imports.
  const file = join(root, "../../node_modules", `.${basename(entry, ".tsx")}-${process.pid}.mjs`);
  await writeFile(file, code);
  try {
    const module = await import(pathToFileURL(file).href) as Record<string, () => Promise<string>>;
    return writeSourceYear(await module[name]?.() ?? "", process.env["SOURCE_DATE_EPOCH"]);
  } finally {
    await rm(file);
  }
}

/** Returns a file of the renderer with what it imports as one script. */
export async function bundleFile(root: string, entry: string, config: InlineConfig): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ...config,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(root, entry), preserveEntrySignatures: "strict" },
      ...config.build,
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error(`${entry} was not built`);
  return result.output[0].code;
}

/** Parts that open later are not drawn. */
export const withoutLazyParts: Plugin = {
  name: "without-lazy-parts",
  transform: (code) => ({ code: code.replaceAll(/\bimport\([^)]*\)/g, "Promise.reject()"), map: null }),
};

/**
 * Writes the year of the sources into rendered markup, where SOURCE_DATE_EPOCH says it, so that a
 * commit gives the same pages in whatever year it is built. The page's script writes the current
 * one (landing.1).
 */
export function writeSourceYear(markup: string, sourceDate: string | undefined): string {
  if (!sourceDate) return markup;
  const year = new Date(Number(sourceDate) * 1000).getUTCFullYear();
  return markup.replaceAll(/(<span data-current-year[^>]*>)\d+/g, `$1${year}`);
}
