import sharp from "sharp";
import { expect, test } from "vitest";
import { drawAppIcons, drawPackageIcons, drawWebIcons, type Files, packIcns, packIco } from "./icon-files.ts";

async function sizeOf(png: Buffer | undefined): Promise<number> {
  const { format, width, height } = await sharp(png).metadata();
  expect([format, width]).toEqual(["png", height]);
  return width;
}

/** Opacity and colour of a pixel, by its place in shares of the side. */
async function pixel(png: Buffer | undefined, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}

async function sizesBySide(files: Files): Promise<Record<string, number>> {
  const pngs = [...files].filter(([name]) => name.endsWith(".png"));
  return Object.fromEntries(await Promise.all(pngs.map(async ([name, png]) => [name, await sizeOf(png)])));
}

test.each<[string, () => Promise<Files>, number[]]>([
  ["icon.ico", drawPackageIcons, [16, 20, 24, 32, 40, 48, 64, 128, 256]],
  ["favicon.ico", drawWebIcons, [16, 32, 48]],
  ["tray.ico", drawAppIcons, [16, 20, 24, 28, 32, 36, 40, 48, 64, 256]],
])("the icon %s has a picture of each size", async (name, draw, drawn) => {
  const ico = (await draw()).get(name) ?? Buffer.alloc(0);
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const sizes = await Promise.all(entries.map(async (entry) => {
    const from = ico.readUInt32LE(entry + 12);
    const size = await sizeOf(ico.subarray(from, from + ico.readUInt32LE(entry + 8)));
    expect(ico.readUInt8(entry)).toBe(size % 256);
    return size;
  }));
  expect(sizes).toEqual(drawn);
});

test("the macOS icon has a picture of each size, also for screens of double density", async () => {
  const icns = (await drawPackageIcons()).get("icon.icns") ?? Buffer.alloc(0);
  expect([icns.toString("latin1", 0, 4), icns.readUInt32BE(4)]).toEqual(["icns", icns.length]);
  const found: Record<string, number> = {};
  for (let at = 8; at < icns.length; at += icns.readUInt32BE(at + 4)) {
    const name = icns.toString("latin1", at, at + 4);
    found[name] = await sizeOf(icns.subarray(at + 8, at + icns.readUInt32BE(at + 4)));
  }
  expect(found).toEqual({
    ic11: 32,
    ic12: 64,
    ic07: 128,
    ic08: 256,
    ic13: 256,
    ic09: 512,
    ic14: 512,
    ic10: 1024,
  });
});

test("Linux has a file of each size by name", async () => {
  const sizes = await sizesBySide(await drawPackageIcons());
  expect(sizes).toEqual(Object.fromEntries(
    [16, 24, 32, 48, 64, 128, 256, 512].map((size) => [`icons/${size}x${size}.png`, size]),
  ));
});

test("the tray icon is visible on light and dark; the menu bar's is black", async () => {
  const files = await drawAppIcons();
  expect(await sizesBySide(files)).toEqual({
    "icon.png": 256,
    "tray.png": 32,
    "trayTemplate.png": 18,
    "trayTemplate@2x.png": 36,
  });
  const [red = 0, , , alpha] = await pixel(files.get("tray.png"), 0.5, 0.06);
  expect([red > 240, alpha]).toEqual([true, 255]);
  const template = files.get("trayTemplate@2x.png");
  expect(await pixel(template, 0.5, 0.3)).toEqual([0, 0, 0, 255]);
  expect((await pixel(template, 0.02, 0.02))[3]).toBe(0);
});

test("a maskable icon fills the edges and keeps its drawing inside the safe circle", async () => {
  const files = await drawWebIcons();
  const maskable = files.get("icons/maskable-512.png");
  expect(await sizesBySide(files)).toMatchObject({ "icons/any-192.png": 192, "icons/maskable-512.png": 512 });
  for (const [x, y] of [[0, 0], [0.99, 0], [0, 0.99], [0.99, 0.99]] as const) {
    expect((await pixel(maskable, x, y))[3]).toBe(255);
  }
  const { data, info } = await sharp(maskable).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 3) {
    const isPaper = Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 220;
    const x = (at / 3) % info.width - info.width / 2;
    const y = Math.floor(at / 3 / info.width) - info.height / 2;
    if (!isPaper && Math.hypot(x, y) > 0.4 * info.width) expect.fail(`It is drawn at ${x}, ${y}.`);
  }
});

test("icon containers refuse unsupported sizes", () => {
  const picture = { size: 300, png: Buffer.alloc(1) };
  expect(() => packIco([picture])).toThrow("256");
  expect(() => packIcns([picture])).toThrow("300");
});
