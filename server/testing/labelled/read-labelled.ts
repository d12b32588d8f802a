import { readdirSync, readFileSync } from "node:fs";
import type { ModerationLevel } from "#shared/primitives.ts";

/** A sentence with the labels of a careful reader. */
export interface Labelled {
  readonly labels: readonly string[];
  readonly level: ModerationLevel;
  readonly text: string;
}

const sentences = new URL("./sentences/", import.meta.url);

/** The sentences the lists may be tuned on. */
export function tunedSentences(): readonly Labelled[] {
  return readdirSync(new URL("tuned/", sentences)).flatMap((file) =>
    readLabelled(`tuned/${file.replace(/\.txt$/, "")}`)
  );
}

/** Reads `sentences/<name>.txt`. */
export function readLabelled(name: string): readonly Labelled[] {
  return readLabelledFile(new URL(`${name}.txt`, sentences));
}

/**
 * Reads a file of labelled sentences. A line is `labels level | sentence`: labels are joined by
 * `+`, `-` is none, and characters that look like others are written as `\u00FA`. Lines with `#`
 * describe the file.
 */
export function readLabelledFile(file: URL): readonly Labelled[] {
  const lines = readFileSync(file, "utf8").trim().split(/\r?\n/);
  return lines.filter((line) => !line.startsWith("# ")).map((line) => {
    const cut = line.indexOf(" | ");
    const [labels = "", level = ""] = line.slice(0, cut).split(" ");
    return {
      labels: labels === "-" ? [] : labels.split("+"),
      level: level as ModerationLevel,
      text: line.slice(cut + 3).replace(
        /\\u(?:\{(\w+)\}|(\w{4}))/g,
        (_, long, short) => String.fromCodePoint(Number.parseInt(long ?? short, 16)),
      ),
    };
  });
}
