import { Buffer } from "node:buffer";
import sharp from "sharp";
import { getItemAt, type Random } from "../random.ts";
import { type Palette, palettes } from "./palettes.ts";

/** A picture whose shapes are drawn and that is not painted yet. */
export interface Sketch {
  readonly alt: string;
  /** Makes the file; takes most of the time. */
  readonly paint: () => Promise<Uint8Array>;
}

export const scenes = ["hills", "sea", "forest", "colours"] as const;
export type Scene = (typeof scenes)[number];

/** No wider than a post is shown, since painting takes most of the time. */
const formats = [[800, 540], [800, 600], [720, 720], [660, 820]] as const;

/** Draws a landscape in flat, soft shapes. */
export function sketch(
  random: Random,
  scene: Scene,
  [width, height]: readonly [number, number] = random.pick(formats),
): Sketch {
  const palette = random.pick(palettes);
  const { shapes, shows } = painters[scene](random, palette, width, height);
  return { paint: () => render(width, height, palette, shapes), alt: `${shows} ${palette.light}` };
}

/** A small square landscape as a member's portrait. */
export function sketchPortrait(random: Random): Sketch {
  const side = 320;
  const palette = random.pick(palettes);
  const shapes = [sun(palette, side * (0.3 + random.next() * 0.4), side * 0.4, side * 0.17)]
    .concat(ridges(random, palette, side, side, { count: 3, from: 0.55, wildness: 0.09 }));
  return { paint: () => render(side, side, palette, shapes.join("")), alt: "" };
}

type Painter = (
  random: Random,
  palette: Palette,
  width: number,
  height: number,
) => { shapes: string; shows: string };

const painters: Readonly<Record<Scene, Painter>> = {
  hills: (random, palette, width, height) => {
    const at = 0.2 + random.next() * 0.6;
    const layers = ridges(random, palette, width, height, { count: 5, from: 0.45, wildness: 0.07 });
    return {
      shapes: sun(palette, width * at, height * (0.24 + random.next() * 0.14), height * 0.07) +
        layers.join(""),
      shows: `Layers of hills fading into the distance under a low ${palette.disc},`,
    };
  },
  sea: (random, palette, width, height) => {
    const horizon = height * (0.5 + random.next() * 0.1);
    const x = width * (0.3 + random.next() * 0.4);
    return {
      shapes: sun(palette, x, horizon - height * 0.1, height * 0.08) +
        water(random, palette, width, height, horizon, x),
      shows: `A still sea with the ${palette.disc} mirrored in it,`,
    };
  },
  forest: (random, palette, width, height) => {
    const rows = [0, 1, 2, 3].map((row) =>
      trees(
        random,
        width,
        height,
        height * (0.52 + row * 0.13),
        getItemAt(palette.land, row + 1),
        0.5 + row * 0.32,
      )
    );
    return {
      shapes: sun(palette, width * (0.25 + random.next() * 0.5), height * 0.22, height * 0.06) +
        rows.join(""),
      shows: "Rows of fir trees growing paler in the mist,",
    };
  },
  colours: (random, palette, width, height) => {
    const fills = random.shuffled([...palette.land.slice(0, 3), ...palette.sky, palette.glow]);
    const spots = fills.map((fill, n) => {
      const [x, y] = [width * random.next(), height * random.next()];
      return `<radialGradient id="spot${n}"><stop stop-color="${fill}" stop-opacity="0.9"/>` +
        `<stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>` +
        `<circle cx="${x}" cy="${y}" r="${height * (0.45 + random.next() * 0.35)}" fill="url(#spot${n})"/>`;
    });
    return { shapes: spots.join(""), shows: "Soft circles of colour flowing into each other," };
  },
};

function sun(palette: Palette, x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius * 3.4}" fill="url(#glow)"/>` +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="${palette.glow}"/>`;
}

/** Ridges from the far and pale to the near and dark, each a few waves laid over one another. */
function ridges(
  random: Random,
  palette: Palette,
  width: number,
  height: number,
  shape: { count: number; from: number; wildness: number },
): string[] {
  return Array.from({ length: shape.count }, (_, layer) => {
    const base = height * (shape.from + (layer / shape.count) * (1 - shape.from) * 0.9);
    const waves = [1, 2.3, 4.1].map((pace) => ({ pace: pace + random.next(), phase: random.next() * 6.28 }));
    const points = Array.from({ length: 61 }, (_, step) => {
      const at = step / 60;
      const lift = waves.reduce(
        (sum, { pace, phase }, n) => sum + Math.sin(at * pace * 4 + phase) / (n + 1),
        0,
      );
      return `${(at * width).toFixed(1)},${(base - lift * height * shape.wildness * 0.6).toFixed(1)}`;
    });
    const fill = palette.land[Math.round(layer * (palette.land.length - 1) / (shape.count - 1))];
    return `<polygon points="0,${height} ${points.join(" ")} ${width},${height}" fill="${fill}"/>`;
  });
}

function water(
  random: Random,
  palette: Palette,
  width: number,
  height: number,
  horizon: number,
  sunX: number,
): string {
  const depth = height - horizon;
  const glints = Array.from({ length: 26 }, (_, n) => {
    const down = (n + random.next() * 0.6) / 26;
    const length = width * (0.04 + 0.16 * down) * (0.5 + random.next());
    const x = sunX - length / 2 + (random.next() - 0.5) * width * 0.12 * down;
    const y = horizon + depth * down ** 1.4;
    return `<rect x="${x}" y="${y}" width="${length}" height="${
      1.5 + 5 * down
    }" rx="3" fill="${palette.glow}" opacity="${0.6 - down * 0.4}"/>`;
  });
  return `<rect y="${horizon}" width="${width}" height="${depth}" fill="url(#water)"/>${glints.join("")}`;
}

function trees(
  random: Random,
  width: number,
  height: number,
  foot: number,
  fill: string,
  scale: number,
): string {
  const step = width * 0.035 * (0.8 + scale * 0.4);
  const firs: string[] = [];
  for (let x = -step; x < width + step; x += step * (0.7 + random.next() * 0.6)) {
    const tall = height * 0.17 * scale * (0.7 + random.next() * 0.6);
    const wide = tall * 0.22;
    firs.push(
      `<polygon points="${x - wide},${foot} ${x},${foot - tall} ${x + wide},${foot}" fill="${fill}"/>`,
    );
  }
  return `${firs.join("")}<rect y="${foot - 1}" width="${width}" height="${
    height - foot + 1
  }" fill="${fill}"/>`;
}

async function render(width: number, height: number, palette: Palette, shapes: string): Promise<Uint8Array> {
  const stops = (colours: readonly string[]) =>
    colours.map((colour, n) => `<stop offset="${n / (colours.length - 1)}" stop-color="${colour}"/>`).join(
      "",
    );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="sky" x2="0" y2="1">${stops(palette.sky)}</linearGradient>
    <linearGradient id="water" x2="0" y2="1">${stops([palette.land[1], palette.land[3]])}</linearGradient>
    <radialGradient id="glow"><stop stop-color="${palette.glow}" stop-opacity="0.55"/>
    <stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
    </defs><rect width="${width}" height="${height}" fill="url(#sky)"/>${shapes}</svg>`;
  return await sharp(Buffer.from(drawing)).jpeg({ quality: 92 }).toBuffer();
}
