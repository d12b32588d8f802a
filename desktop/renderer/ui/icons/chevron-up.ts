// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { icon } from "./icon.ts";

export const ChevronUp = icon(
  ["path", { d: "m18 15-6-6-6 6" }],
);
