import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** A picture of a container: its side in pixels, and the PNG. */
interface Picture {
  readonly size: number;
  readonly png: Buffer;
}

const headerLength = 6;
const entryLength = 16;

/**
 * Puts PNGs into a Windows icon file. Throws for one larger than 256 pixels, which it cannot hold.
 */
export function packIco(pictures: readonly Picture[]): Buffer {
  const header = Buffer.alloc(headerLength + entryLength * pictures.length);
  header.writeUInt16LE(1, 2); // An icon, not a cursor.
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    if (size > 256) throw new Error(`A Windows icon holds pictures of up to 256 pixels, not ${size}.`);
    const entry = headerLength + entryLength * index;
    // A byte each; 0 says 256.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

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
const dockTile: Tile = { margin: 100 / 1024, radius: 185 / 1024, mark: 0.5 };

/** As large as can be, for task bars and trays, which draw it small. */
const smallTile: Tile = { margin: 0, radius: 0.22, mark: 0.78 };

/** To the edges: the system cuts its own shape out of it and keeps the inner circle of 80 %. */
const fullTile: Tile = { margin: 0, radius: 0, mark: 0.56 };

async function readMark(): Promise<string> {
  return await readFile(markFile, "utf8");
}

/** The mark on its tile, as a drawing of one unit. */
function tileSvg(mark: string, { margin, radius, mark: side }: Tile): string {
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
function templateSvg(mark: string): string {
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

/**
 * The types that hold a PNG, by its side in pixels; ic11 to ic14 are for screens of double
 * density. The older ones of 16 and 32 pixels are left out: macOS shows PNGs in them scrambled,
 * and makes its own from these.
 */
const types: Readonly<Record<number, readonly string[]>> = {
  32: ["ic11"],
  64: ["ic12"],
  128: ["ic07"],
  256: ["ic08", "ic13"],
  512: ["ic09", "ic14"],
  1024: ["ic10"],
};

/** The sides a macOS icon has pictures of, in pixels. */
const icnsSizes = Object.keys(types).map(Number);

/** Puts PNGs into a macOS icon file. Throws for a size it has no type for. */
export function packIcns(pictures: readonly Picture[]): Buffer {
  const parts = pictures.flatMap(({ size, png }) => {
    const names = types[size];
    if (!names) throw new Error(`A macOS icon has no picture of ${size} pixels.`);
    return names.map((name) => block(name, png));
  });
  return block("icns", Buffer.concat(parts));
}

/** Its name, its length with these eight bytes, its content. */
function block(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, "latin1");
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
}

/** Files by their names. */
export type Files = ReadonlyMap<string, Buffer>;

const icoSizes = [16, 20, 24, 32, 40, 48, 64, 128, 256];
/**
 * The sizes that a tray of Windows shows on screens of 100 to 400 %; the last is the one the count
 * is drawn on, made smaller.
 */
const traySizes = [16, 20, 24, 28, 32, 36, 40, 48, 64, 256];
const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512];

/** Draws the icons that mark the packages of the three systems. */
export async function drawPackageIcons(): Promise<Files> {
  const mark = await readMark();
  const linux = await Promise.all(
    linuxSizes.map(async (size) => [`icons/${size}x${size}.png`, await launcherIcon(mark, size)] as const),
  );
  const dock = tileSvg(mark, dockTile);
  return new Map([
    ["icon.ico", packIco(await pictures(icoSizes, (size) => launcherIcon(mark, size)))],
    ["icon.icns", packIcns(await pictures(icnsSizes, (size) => drawPng(dock, size)))],
    ...linux,
  ]);
}

/**
 * Draws the icons of the running app: its window, and the tray; `Template` tells macOS to colour it
 * like the rest of its menu bar.
 */
export async function drawAppIcons(): Promise<Files> {
  const mark = await readMark();
  const template = templateSvg(mark);
  // Paper under the mark: the tray shows on light and on dark.
  const tray = (size: number) => drawPng(tileSvg(mark, smallTile), size);
  return new Map([
    ["icon.png", await launcherIcon(mark, 256)],
    ["tray.png", await tray(32)],
    ["tray.ico", packIco(await pictures(traySizes, tray))],
    ["trayTemplate.png", await drawPng(template, 18)],
    ["trayTemplate@2x.png", await drawPng(template, 36)],
  ]);
}

/** Draws the icons that a browser shows where the page is installed. */
export async function drawWebIcons(): Promise<Files> {
  const mark = await readMark();
  const full = tileSvg(mark, fullTile);
  return new Map([
    // Browsers, feed readers and search engines ask for it without being told to.
    ["favicon.ico", packIco(await pictures([16, 32, 48], (size) => launcherIcon(mark, size)))],
    ["icons/any-192.png", await launcherIcon(mark, 192)],
    ["icons/any-512.png", await launcherIcon(mark, 512)],
    ["icons/maskable-512.png", await drawPng(full, 512)],
    ["icons/apple-touch-180.png", await drawPng(full, 180)],
  ]);
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [name, bytes] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
}

/** Small ones fill their square: air around them would cost the mark. */
function launcherIcon(mark: string, size: number): Promise<Buffer> {
  return drawPng(tileSvg(mark, size <= 48 ? smallTile : launcherTile), size);
}

const launcherTile = { margin: 0.04, radius: 0.2, mark: 0.6 };

function pictures(sizes: readonly number[], draw: (size: number) => Promise<Buffer>): Promise<Picture[]> {
  return Promise.all(sizes.map(async (size) => ({ size, png: await draw(size) })));
}

/** Draws a square drawing of one unit as a PNG of `size` × `size` pixels. */
async function drawPng(svg: string, size: number): Promise<Buffer> {
  // The drawing is one unit, one CSS pixel, at 72 dpi.
  const density = Math.min(72 * size, 100_000);
  return await sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: false })
    .toBuffer();
}
