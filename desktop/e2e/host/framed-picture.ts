import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";

const bar = 38;
const margin = 36;
const radius = 12;

/**
 * Returns a screenshot of the page in a drawn window frame, because there is no
 * window manager here.
 * @param title the window's title
 */
export async function framedPicture(page: Page, title: string, path: string): Promise<void> {
  const shot = await page.screenshot({ animations: "disabled" });
  const { width, height } = await sharp(shot).metadata();
  const dots = ["#e8835a", "#f2c14e", "#0f766e"].map((colour, index) =>
    `<circle cx="${margin + 22 + index * 22}" cy="${margin + bar / 2}" r="6.5" fill="${colour}"/>`
  );
  const box = `x="${margin}" y="${margin}" width="${width}" height="${height + bar}" rx="${radius}"`;
  const size = `width="${width + margin * 2}" height="${height + bar + margin * 2}"`;
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <defs><filter id="shadow" x="-10%" y="-10%" width="120%" height="120%">
      <feDropShadow dx="0" dy="10" stdDeviation="14" flood-opacity="0.22"/></filter></defs>
    <rect width="100%" height="100%" fill="#e7ebea"/>
    <rect ${box} fill="#f1eee7" filter="url(#shadow)"/>${dots.join("")}
    <text x="50%" y="${
    margin + bar / 2 + 5
  }" text-anchor="middle" font-family="Inter, sans-serif" font-size="14"
      fill="#1f2933">${title.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text></svg>`;
  const clip = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path d="M0 0H${width}V${
    height - radius
  }a${radius} ${radius} 0 0 1-${radius} ${radius}H${radius}a${radius} ${radius} 0 0 1-${radius}-${radius}Z"/></svg>`;
  const rounded = await sharp(shot).composite([{ input: Buffer.from(clip), blend: "dest-in" }]).png()
    .toBuffer();
  const picture = await sharp(Buffer.from(frame))
    .composite([{ input: rounded, left: margin, top: margin + bar }])
    .flatten()
    .png({ compressionLevel: 9, palette: true, quality: 90 })
    .toBuffer();
  await writeFile(path, picture);
}
