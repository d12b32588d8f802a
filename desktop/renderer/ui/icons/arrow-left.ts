// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { mirroredIcon } from "./icon.ts";

export const ArrowLeft = mirroredIcon(
  ["path", { d: "m12 19-7-7 7-7" }],
  ["path", { d: "M19 12H5" }],
);
