/**
 * The Node that runs Vite: this one, or on Deno the one that the bootstrap or npm names; without
 * these, the one in PATH.
 */
export function findNodeProgram(): string {
  return "Deno" in globalThis ? process.env.npm_node_execpath || "node" : process.execPath;
}
