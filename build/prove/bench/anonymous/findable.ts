import { join } from "node:path";
import { pino } from "pino";
import { createApp } from "../../../../server/app.ts";
import { readConfig } from "../../../../server/config.ts";
import { publicImageKey } from "../../../../server/features/media/image-key.ts";
import { audioKey } from "../../../../server/features/speech/audio-key.ts";
import { readBundle } from "../../../../server/http/static/static-bundle.ts";
import { createLocalStorage } from "../../../../server/providers/storage/local-storage.ts";
import { closeDeps, openDeps } from "../../../../server/serve/open-deps.ts";
import type { Findable } from "./calls.ts";

const id = "01900000-0000-7000-8000-000000000001";
/** A photo of 2,048 pixels, or half a minute of speech. */
const fileBytes = 200_000;

/**
 * Stores a picture and a sound, and lists the pages and files that the server has
 * beside the contract.
 */
export async function prepareFindable(
  env: Record<string, string>,
  webDir: string,
  dataDir: string,
): Promise<Findable> {
  const storage = createLocalStorage(join(dataDir, "uploads"));
  const bytes = new Uint8Array(fileBytes).map((_, at) => (at * 31) % 251);
  await storage.put(publicImageKey(id, "full"), bytes);
  await storage.put(audioKey(id), bytes);
  return {
    pages: ["/", "/login", ...await filesOf(webDir), ...await generatedPages(env)],
    ids: { media: id, audio: id },
  };
}

/** Files with a name of their own, and the heaviest of those that are named by their content. */
async function filesOf(webDir: string): Promise<string[]> {
  const bundle = [...await readBundle(webDir)];
  const size = (path: string) => bundle.find(([one]) => one === path)?.[1].encoded[0]?.bytes.length ?? 0;
  const paths = bundle.map(([path]) => path).filter((path) => path !== "/index.html");
  const heaviest = paths.filter((path) => path.startsWith("/assets/")).sort((a, b) => size(b) - size(a));
  return [...paths.filter((path) => !path.startsWith("/assets/")), ...heaviest.slice(0, 1)];
}

async function generatedPages(env: Record<string, string>): Promise<string[]> {
  const deps = await openDeps(readConfig(env), pino({ level: "silent" }));
  try {
    return createApp(deps).routes
      .filter(({ method, path }) => method === "GET" && !path.startsWith("/api/") && !path.includes("*"))
      .map(({ path }) => path);
  } finally {
    await closeDeps(deps);
  }
}
