// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { icon } from "./icon.ts";

export const Plus = icon(
  ["path", { d: "M5 12h14" }],
  ["path", { d: "M12 5v14" }],
);
