import type { ModerationLevel } from "#shared/primitives.ts";

/** A sentence with what a careful reader finds in it. */
export interface Labelled {
  readonly labels: readonly string[];
  readonly level: ModerationLevel;
  readonly text: string;
}

/** Reads lines of `labels level | sentence`; labels are joined by `+`, `-` is none. */
export function readLabelled(lines: string): readonly Labelled[] {
  return lines.trim().split("\n").map((line) => {
    const cut = line.indexOf(" | ");
    const [labels = "", level = ""] = line.slice(0, cut).split(" ");
    return {
      labels: labels === "-" ? [] : labels.split("+"),
      level: level as ModerationLevel,
      text: line.slice(cut + 3),
    };
  });
}
