import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { icnsOf, icoOf } from "./icon-files.ts";

const sizes = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

/**
 * Draws every icon from the one SVG of the product: for the packages into `icons`, for the running app into `resources`.
 * @param out the folder of the bundles
 */
export async function drawIcons(root: string, out: string): Promise<void> {
  const svg = await readFile(join(root, "desktop/renderer/public/icon.svg"));
  const [icons, resources] = [join(out, "icons"), join(out, "resources")];
  await mkdir(icons, { recursive: true });
  await mkdir(resources, { recursive: true });
  const drawn = new Map(await Promise.all(sizes.map(async (size) => [size, await draw(svg, size)] as const)));
  await Promise.all([
    ...[...drawn].map(([size, png]) => writeFile(join(icons, `${size}x${size}.png`), png)),
    writeFile(join(icons, "icon.ico"), icoOf(drawn)),
    writeFile(join(icons, "icon.icns"), icnsOf(drawn)),
    writeFile(join(resources, "icon.png"), drawn.get(512) ?? ""),
    writeFile(join(resources, "tray.png"), drawn.get(32) ?? ""),
    writeFile(join(resources, "trayTemplate.png"), await drawTemplate(svg, 16)),
    writeFile(join(resources, "trayTemplate@2x.png"), await drawTemplate(svg, 32)),
  ]);
}

function draw(svg: Buffer, size: number): Promise<Buffer> {
  // The density draws the vector at its full size instead of enlarging a small picture.
  return sharp(svg, { density: 72 * size / 32 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** The Mac's menu bar wants a shape in black, whose colour it chooses: dark parts of the icon opaque, light ones clear. */
async function drawTemplate(svg: Buffer, size: number): Promise<Buffer> {
  const { data } = await sharp(svg, { density: 72 * size / 32 }).resize(size, size).ensureAlpha().raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const light = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765;
    data[at + 3] = Math.round((data[at + 3] ?? 0) * (1 - light) * 0.9 + 0.5);
    data.fill(0, at, at + 3);
  }
  return await sharp(data, { raw: { width: size, height: size, channels: 4 } }).png().toBuffer();
}
