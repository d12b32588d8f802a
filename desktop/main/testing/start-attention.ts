import { vi } from "vitest";
import type { Attention, AttentionParts } from "../attention.ts";
import { defaultPreferences } from "../settings/preferences.ts";
import { type FakeComputer, type FakeElectron, installElectron } from "./fake-electron.ts";
import { quietLog } from "./quiet-log.ts";

/** The test file's own import, made anew for each computer. */
type ImportAttention = () => Promise<{ createAttention(parts: AttentionParts): Attention }>;

/** What asks for attention, on a computer of its own without a window: somebody is signed in, and the server answers by `send`. */
export async function startAttention(
  importAttention: ImportAttention,
  send: AttentionParts["calls"]["send"],
  given: Partial<AttentionParts> = {},
  computer: Partial<FakeComputer> = {},
): Promise<{ attention: Attention; electron: FakeElectron }> {
  const electron = installElectron({ userData: "/nowhere", ...computer });
  const { createAttention } = await importAttention();
  const { app } = await import("electron");
  const attention = createAttention({
    app,
    log: quietLog(),
    system: "linux",
    resourcesDir: "/resources",
    calls: { origin: () => "https://glimmer.example.org", isSignedIn: () => Promise.resolve(true), send },
    preferences: () => defaultPreferences("linux"),
    window: () => null,
    pageTitle: () => "Home · Glimmer",
    open: vi.fn(),
    tellPage: vi.fn(),
    ...given,
  });
  return { attention, electron };
}
