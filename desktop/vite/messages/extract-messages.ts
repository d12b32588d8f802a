import { extractMessagesFromFiles } from "@lingui/native-tools";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { macroPackages } from "./macro-packages.ts";

/** A message of the sources, which a translator reads. */
export interface Message {
  /** In ICU's format. */
  readonly english: string;
  /** What tells it from another message with the same English. */
  readonly context: string | undefined;
  /** What the author says to translators. */
  readonly comments: readonly string[];
  /** The files it is in, in the order of their paths. */
  readonly files: readonly string[];
}

const macro = /from "@lingui\/(?:core|react)\/[\w-]*macro"/;

/**
 * Returns each message of the sources once, by file and place. Throws when a file has a message
 * that the macros cannot read.
 * @param sources paths from the root; all by default
 */
export async function extractMessages(root: string, sources = listSources(root)): Promise<Message[]> {
  const files = sources.filter((file) => macro.test(readFileSync(join(root, file), "utf8"))).sort();
  const { messages, warnings } = await extractMessagesFromFiles(files.map((file) => join(root, file)), {
    macro: macroPackages,
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  const found = new Map<string, Message>();
  const placed = messages.map((message) => ({ ...message, file: findFile(files, message.origin?.filename) }));
  for (const { message: english = "", context, comment, file } of sortByPlace(placed, files)) {
    const key = JSON.stringify([english, context]);
    const known = found.get(key);
    found.set(key, {
      english,
      context,
      comments: [...new Set([...known?.comments ?? [], ...comment ? [comment] : []])],
      files: [...new Set([...known?.files ?? [], file])],
    });
  }
  return [...found.values()];
}

function listSources(root: string): string[] {
  return ["shared", "server", "desktop"]
    .flatMap((tree) => globSync(`${tree}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$/.test(file));
}

interface Placed {
  readonly file: string;
  readonly origin?: { readonly line: number; readonly column?: number };
}

function sortByPlace<T extends Placed>(messages: readonly T[], files: readonly string[]): T[] {
  const order = new Map(files.map((file, index) => [file, index]));
  return messages.toSorted((a, b) =>
    (order.get(a.file) ?? 0) - (order.get(b.file) ?? 0) ||
    (a.origin?.line ?? 0) - (b.origin?.line ?? 0) ||
    (a.origin?.column ?? 0) - (b.origin?.column ?? 0)
  );
}

function findFile(files: readonly string[], origin = ""): string {
  const path = origin.replaceAll("\\", "/");
  return files.find((file) => path.endsWith(`/${file}`)) ?? path;
}
