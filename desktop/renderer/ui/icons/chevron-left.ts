// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { mirroredIcon } from "./icon.ts";

export const ChevronLeft = mirroredIcon(
  ["path", { d: "m15 18-6-6 6-6" }],
);
