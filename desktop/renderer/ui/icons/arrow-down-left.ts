// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { icon } from "./icon.ts";

export const ArrowDownLeft = icon(
  ["path", { d: "M17 7 7 17" }],
  ["path", { d: "M17 17H7V7" }],
);
