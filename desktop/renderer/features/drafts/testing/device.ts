import { QueryClient } from "@tanstack/react-query";
import type { Draft } from "#shared/drafts/contract.ts";
import { sessionKey } from "../../../lib/query-keys/member-keys.ts";
import type { LocalDrafts } from "../local-drafts.ts";

/** A browser with drafts of its own; each has its own member, since tests share one storage. */
export function openDevice() {
  const memberId = crypto.randomUUID();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionKey, { id: memberId });
  const texts = new Map<string, { content: string; version: string; isWhole: boolean }>();
  const keep = (name: string, content: string, isWhole = true) => {
    const version = crypto.randomUUID();
    texts.set(name, { content, version, isWhole });
    return version;
  };
  const drafts: LocalDrafts = {
    nameOf: (quotedPostId) => quotedPostId ?? "post",
    names: () => [...texts.keys()],
    read: (_, name) => {
      const kept = texts.get(name);
      return kept ? { version: kept.version, body: { content: kept.content }, isWhole: kept.isWhole } : null;
    },
    replace: (_, name, { content }: Draft) => keep(name, content),
    discard: (_, name) => void texts.delete(name),
  };
  return {
    place: { client, memberId, drafts },
    writeAs: (name: string, content: string, isWhole?: boolean) => keep(name, content, isWhole),
    write: (content: string, isWhole?: boolean) => void keep("post", content, isWhole),
    /** As it is once it was posted. */
    clear: (name = "post") => void texts.delete(name),
    get text() {
      return texts.get("post")?.content ?? null;
    },
  };
}
