import { afterAll } from "vitest";
import {
  type CommandRun,
  layOutRelease,
  type Release,
} from "../../../start/release/testing/lay-out-release.ts";

let release: Release | null = null;
afterAll(() => release?.remove());

/** Starts `./glimmer backup` or `./glimmer restore` of a release, which runs them on its Deno. */
export function startCommand(
  command: "backup" | "restore",
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): CommandRun {
  release ??= layOutRelease();
  return release.run([command, ...args], env);
}
