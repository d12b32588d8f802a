/** A program of `bare-http.ts`, which sends a page of the product's bytes and nothing else. */
export type Layer = "deno" | "denoWithHeaders" | "hono" | "node" | "listener";

/** The name of each layer, from the lowest on. */
export const layers: Readonly<Record<Layer, string>> = {
  deno: "Deno.serve alone, without the page's headers",
  denoWithHeaders: "Deno.serve alone",
  hono: "Deno.serve and Hono, without the page's headers",
  node: "Node's server on Deno alone",
  listener: "the product's listener alone",
};
