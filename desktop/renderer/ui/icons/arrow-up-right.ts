// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { mirroredIcon } from "./icon.ts";

export const ArrowUpRight = mirroredIcon(
  ["path", { d: "M7 7h10v10" }],
  ["path", { d: "M7 17 17 7" }],
);
