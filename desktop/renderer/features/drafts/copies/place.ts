import type { QueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import { sessionKey } from "../../../lib/query-keys/member-keys.ts";
import { onConnectionReturn } from "../../../lib/realtime/connection-return.ts";
import { runInOneTab } from "../../../lib/storage/tabs.ts";
import type { LocalDrafts } from "../local-drafts.ts";
import type { Obstacle } from "./next-step.ts";

/** Whose drafts, and where they go. */
export interface Place {
  readonly client: QueryClient;
  readonly memberId: string;
  readonly drafts: LocalDrafts;
}

/** What the composer says of a draft's copy on the server. */
export interface CopyNews {
  /** Another device changed it too, or it ended there while this browser showed it. */
  readonly note: "both-kept" | "ended" | null;
  readonly obstacle: Obstacle | null;
  /** Why the server refused it. */
  readonly refusal: string | null;
  /** How often it failed on this page. */
  readonly attempts: number;
}

export const noNews: CopyNews = { note: null, obstacle: null, refusal: null, attempts: 0 };

/** By the name of their draft. */
export const useCopyNews = create<Readonly<Record<string, CopyNews>>>(() => ({}));

export function noteNews(name: string, change: Partial<CopyNews>): void {
  useCopyNews.setState((now) => ({ [name]: { ...noNews, ...now[name], ...change } }));
}

/** The last work on each draft: at an address of http the browser has no locks. */
const running = new Map<string, Promise<void>>();

/** Runs work on a draft and its copy while no other work does, in this tab or another. */
export function withDraft(
  { memberId }: Pick<Place, "memberId">,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  const lock = `glimmer-draft:${memberId}:${name}`;
  const run = (running.get(lock) ?? Promise.resolve()).then(() => runInOneTab(lock, work));
  running.set(lock, run.catch(() => undefined));
  return run;
}

/** A page may have another member by the time that something is repeated. */
export function isSignedIn({ client, memberId }: Pick<Place, "client" | "memberId">): boolean {
  return client.getQueryData<{ readonly id: string } | null>(sessionKey)?.id === memberId;
}

const waiting = new Map<string, () => void>();
let stopListening: (() => void) | null = null;

/** Repeats work when the connection returns, whatever screen is open then. */
export function repeatLater(key: string, work: () => void): void {
  waiting.set(key, work);
  stopListening ??= onConnectionReturn(() => {
    const repeats = [...waiting.values()];
    waiting.clear();
    for (const repeat of repeats) repeat();
  });
}
