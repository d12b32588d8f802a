import type { QueryClient } from "@tanstack/react-query";
import { caseKeys } from "../../lib/query-keys/case-keys.ts";

/** Many cases change at once while a wave arrives; the lists are read once for all of them. */
const togetherMs = 250;

const changed = new WeakMap<QueryClient, Set<string>>();

/** Reads the desk again when a case was opened, claimed, noted or decided (cases.3). */
export function refreshCases(client: QueryClient, caseId: string): void {
  const waiting = changed.get(client);
  if (waiting) return void waiting.add(caseId);
  const ids = new Set([caseId]);
  changed.set(client, ids);
  setTimeout(() => {
    changed.delete(client);
    void client.invalidateQueries({ queryKey: caseKeys.lists });
    void client.invalidateQueries({ queryKey: caseKeys.summary });
    for (const id of ids) void client.invalidateQueries({ queryKey: caseKeys.one(id) });
  }, togetherMs);
}
