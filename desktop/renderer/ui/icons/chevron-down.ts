// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { icon } from "./icon.ts";

export const ChevronDown = icon(
  ["path", { d: "m6 9 6 6 6-6" }],
);
