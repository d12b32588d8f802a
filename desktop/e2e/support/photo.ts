import sharp from "sharp";

/** A real JPEG of a dawn, for a file field. */
export async function photo(name = "dawn.jpg"): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const dawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fdf3e7"/><stop offset="1" stop-color="#f4a77f"/></linearGradient></defs>
    <rect width="1200" height="800" fill="url(#sky)"/><circle cx="820" cy="420" r="90" fill="#e8835a"/>
    <path d="M0 560 Q400 420 700 540 T1200 500 V800 H0Z" fill="#0f766e"/></svg>`;
  return { name, mimeType: "image/jpeg", buffer: await sharp(Buffer.from(dawn)).jpeg().toBuffer() };
}

/** A file of a type and a size; its content does not matter. */
export function fileOf(name: string, mimeType: string, bytes: number) {
  return { name, mimeType, buffer: Buffer.alloc(bytes, 1) };
}
