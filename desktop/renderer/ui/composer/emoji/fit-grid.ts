import { emojiCellRem } from "./emoji-cell.ts";

const mostColumns = 8;
const fewestColumns = 3;
/** What stands beside the columns, in rem: the row's padding and the scroll bar. */
const besideRem = 2;
/** What stays free beside the picker, in rem. */
const freeRem = 1;

/** How many columns of emoji fit beside each other, also with large letters, and their width. */
export function fitGrid(): { readonly columns: number; readonly width: string } {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const cell = emojiCellRem[matchMedia("(pointer: coarse)").matches ? "coarse" : "fine"];
  const fitting = Math.floor((document.documentElement.clientWidth / rem - freeRem - besideRem) / cell);
  const columns = Math.min(mostColumns, Math.max(fewestColumns, fitting));
  return { columns, width: `${columns * cell + besideRem}rem` };
}
