// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { mirroredIcon } from "./icon.ts";

export const ChevronRight = mirroredIcon(
  ["path", { d: "m9 18 6-6-6-6" }],
);
