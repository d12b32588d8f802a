import { useQuery } from "@tanstack/react-query";
import type { OwnXp } from "#shared/xp/header.ts";
import { sessionQuery } from "../../lib/session/session.ts";

/** How long shown XP is fresh, and how often it is read again (A§9). */
const freshMs = 30_000;
const refreshMs = 60_000;

/**
 * The member's own XP and level; null while nobody is signed in. They live in the session's cache entry, so every badge, card
 * and button agrees, and `pushXp` reaches them all.
 */
export function useXp(): OwnXp | null {
  const { data } = useQuery({ ...sessionQuery, staleTime: freshMs, refetchInterval: refreshMs });
  return data ?? null;
}
