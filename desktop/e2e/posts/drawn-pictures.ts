import sharp from "sharp";

/** A screenshot of a long page of numbered lines. */
export async function longScreenshot() {
  const lines = Array.from(
    { length: 120 },
    (_, line) =>
      `<text x="30" y="${60 + line * 40}" font-size="24">${line + 1}. Walk to the lake and back</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="4860">
    <rect width="500" height="4860" fill="#fff"/>${lines.join("")}</svg>`;
  return { name: "page.png", mimeType: "image/png", buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** A drawing of black lines on nothing. */
export async function lineDrawing() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
    <circle cx="300" cy="200" r="120" fill="none" stroke="#000" stroke-width="8"/></svg>`;
  return { name: "moon.png", mimeType: "image/png", buffer: await sharp(Buffer.from(svg)).png().toBuffer() };
}

/** A GIF of a circle that grows, with this delay after each of its frames. */
export async function breathingCircle(delayMs = 200) {
  const frames = await Promise.all([40, 60, 80, 100, 120].map((radius) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300">
      <rect width="400" height="300" fill="#fdf3e7"/><circle cx="200" cy="150" r="${radius}" fill="#0f766e"/></svg>`;
    return sharp(Buffer.from(svg)).png().toBuffer();
  }));
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif({ delay: frames.map(() => delayMs) }).toBuffer();
  return { name: "breathe.gif", mimeType: "image/gif", buffer };
}

/** A picture whose width says which it is. */
export async function numberedPicture(place: number) {
  const create = {
    width: 200 + place,
    height: 150,
    channels: 3,
    background: `hsl(${place * 36} 60% 60%)`,
  } as const;
  return { name: `${place}.png`, mimeType: "image/png", buffer: await sharp({ create }).png().toBuffer() };
}
