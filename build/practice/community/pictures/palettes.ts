/** The colours of one hour. Sky from above to the horizon; land from the far to the near. */
export interface Palette {
  readonly light: string;
  readonly disc: "sun" | "moon";
  readonly sky: readonly [string, string, string];
  readonly glow: string;
  readonly land: readonly [string, string, string, string, string];
}

export const palettes: readonly Palette[] = [
  {
    light: "in the pink light of dawn",
    disc: "sun",
    sky: ["#8fb3c9", "#f2c9b8", "#fde7cf"],
    glow: "#fff3dc",
    land: ["#c9b3bb", "#a08fa6", "#75708f", "#4d5576", "#2e3a57"],
  },
  {
    light: "in warm evening light",
    disc: "sun",
    sky: ["#e8835a", "#f3ad6f", "#fbdca0"],
    glow: "#fff0c2",
    land: ["#d98a6a", "#b0685f", "#814e58", "#55394c", "#32263b"],
  },
  {
    light: "on a clear, cool morning",
    disc: "sun",
    sky: ["#6fb1c4", "#a9d4d6", "#e6f2e6"],
    glow: "#ffffff",
    land: ["#a6ccc4", "#74aaa3", "#478883", "#27665f", "#154843"],
  },
  {
    light: "at night",
    disc: "moon",
    sky: ["#0d1b2e", "#1d3350", "#3a5877"],
    glow: "#e9eef5",
    land: ["#35506c", "#283f58", "#1d3046", "#142335", "#0c1725"],
  },
  {
    light: "in spring green",
    disc: "sun",
    sky: ["#a8d1e0", "#d7e9d6", "#f7f4d8"],
    glow: "#fffbe0",
    land: ["#bcd3a4", "#92b97c", "#6a9a5b", "#467a45", "#2b5a36"],
  },
  {
    light: "at blue hour",
    disc: "moon",
    sky: ["#3d4f86", "#7f86b5", "#d9b9c6"],
    glow: "#fdf1e6",
    land: ["#8d8cb3", "#686b9c", "#4a4f81", "#323863", "#1f2547"],
  },
  {
    light: "in autumn fog",
    disc: "sun",
    sky: ["#c9c4b8", "#ded5c4", "#efe6d3"],
    glow: "#fff7e6",
    land: ["#cdb897", "#b8925f", "#95683d", "#6b4a31", "#453226"],
  },
];
