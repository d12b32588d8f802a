// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { icon } from "./icon.ts";

export const Minus = icon(
  ["path", { d: "M5 12h14" }],
);
