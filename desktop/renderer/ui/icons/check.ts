// Written by build/generate-icons.ts from Lucide, whose LICENSE is beside it.
import { icon } from "./icon.ts";

export const Check = icon(
  ["path", { d: "M20 6 9 17l-5-5" }],
);
