import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { icnsSizes, packIcns } from "./icns.ts";
import { packIco, type Picture } from "./ico.ts";
import { dockTile, fullTile, readMark, smallTile, templateSvg, tileSvg } from "./mark.ts";
import sharp from "sharp";

/** Files by their names. */
export type Files = ReadonlyMap<string, Buffer>;

const icoSizes = [16, 20, 24, 32, 40, 48, 64, 128, 256];
/**
 * What a tray of Windows shows on screens of 100 to 400 %; the last is the one the count is
 * drawn on, made smaller.
 */
const traySizes = [16, 20, 24, 28, 32, 36, 40, 48, 64, 256];
const linuxSizes = [16, 24, 32, 48, 64, 128, 256, 512];

/** What the packages of the three systems are marked with. */
export async function packageIcons(): Promise<Files> {
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
 * What the running app shows: its window, and the tray; `Template` tells macOS to colour it like
 * the rest of its menu bar.
 */
export async function runtimeIcons(): Promise<Files> {
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

/** What a browser shows where the page is installed. */
export async function webIcons(): Promise<Files> {
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
