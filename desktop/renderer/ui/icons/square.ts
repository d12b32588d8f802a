// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { icon } from "./icon.ts";

export const Square = icon(
  ["rect", { width: "18", height: "18", x: "3", y: "3", rx: "2" }],
);
