// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { mirroredIcon } from "./icon.ts";

export const ArrowDownLeft = mirroredIcon(
  ["path", { d: "M17 7 7 17" }],
  ["path", { d: "M17 17H7V7" }],
);
