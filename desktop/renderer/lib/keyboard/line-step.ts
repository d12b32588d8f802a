import { pageDirection } from "../language/page-direction.ts";

/** Returns 1 for the arrow key that leads on along a line of text, -1 for the one back, else 0. */
export function getLineStep(key: string, direction = pageDirection): -1 | 0 | 1 {
  if (key === "ArrowRight") return direction === "rtl" ? -1 : 1;
  if (key === "ArrowLeft") return direction === "rtl" ? 1 : -1;
  return 0;
}
