// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { mirroredIcon } from "./icon.ts";

export const PanelLeft = mirroredIcon(
  ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }],
  ["path", { d: "M9 3v18" }],
);
