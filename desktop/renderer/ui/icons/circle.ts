// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { icon } from "./icon.ts";

export const Circle = icon(
  ["circle", { cx: "12", cy: "12", r: "10" }],
);
