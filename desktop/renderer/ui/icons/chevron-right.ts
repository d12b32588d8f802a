// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { icon } from "./icon.ts";

export const ChevronRight = icon(
  ["path", { d: "m9 18 6-6-6-6" }],
);
