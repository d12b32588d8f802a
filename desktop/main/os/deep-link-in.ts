import { product } from "#shared/product.ts";

/** The link among a program's arguments: the first that has our scheme, whatever else the system or somebody put beside it. */
export function deepLinkIn(argv: readonly string[]): string | null {
  return argv.find((argument) => argument.toLowerCase().startsWith(`${product.scheme}:`)) ?? null;
}
