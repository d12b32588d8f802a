import { readFile } from "node:fs/promises";

/** The one drawing every icon is made from; it also is the web page's favicon. */
const markFile = new URL("../renderer/public/icon.svg", import.meta.url);

/** Paper, from the light theme's tokens. */
const paper = { top: "#ffffff", bottom: "#f6efe4", edge: "#e7e3da" };

/** Where the mark stands on an icon, in shares of the icon's side. */
interface Tile {
  /** Space around the tile. */
  readonly margin: number;
  /** Radius of the tile's corners. */
  readonly radius: number;
  /** Side of the square the mark is drawn in. */
  readonly mark: number;
}

/**
 * Round corners and air around, as docks and launchers have their icons. The grid is
 * Apple's: 824 of 1024.
 */
export const dockTile: Tile = { margin: 100 / 1024, radius: 185 / 1024, mark: 0.5 };

/** As large as can be, for task bars and trays, which draw it small. */
export const smallTile: Tile = { margin: 0, radius: 0.22, mark: 0.78 };

/** To the edges: the system cuts its own shape out of it and keeps the inner circle of 80 %. */
export const fullTile: Tile = { margin: 0, radius: 0, mark: 0.56 };

export async function readMark(): Promise<string> {
  return await readFile(markFile, "utf8");
}

/** The mark on its tile, as a drawing of one unit. */
export function tileSvg(mark: string, { margin, radius, mark: side }: Tile): string {
  const width = 1 - 2 * margin;
  const edge = radius > 0 ? `stroke="${paper.edge}" stroke-width=".006"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">
    <linearGradient id="paper" x2="0" y2="1">
      <stop stop-color="${paper.top}"/><stop offset="1" stop-color="${paper.bottom}"/>
    </linearGradient>
    <rect x="${margin}" y="${margin}" width="${width}" height="${width}" rx="${radius}" fill="url(#paper)" ${edge}/>
    ${placed(mark, side)}
  </svg>`;
}

/** The mark alone, black, as macOS colours it for its menu bar. */
export function templateSvg(mark: string): string {
  const black = mark.replaceAll(/(fill|stroke)="#[0-9a-f]{6}"/g, '$1="#000000"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${placed(black, 0.94)}</svg>`;
}

/**
 * The drawing in the middle of a unit square. Its own middle is below its frame's: the sun stands
 * higher than the water is deep.
 */
function placed(svg: string, side: number): string {
  const inner = svg.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  const left = (1 - side) / 2;
  const top = left - side * (18.75 / 32 - 0.5);
  return `<svg x="${left}" y="${top}" width="${side}" height="${side}" viewBox="0 0 32 32">${inner}</svg>`;
}
