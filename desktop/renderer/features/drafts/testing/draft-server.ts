import type { Draft, NewDraft } from "#shared/drafts/contract.ts";
import { ownError, ownJson } from "#shared/system/testing/own-response.ts";

/** A server with one member's drafts, for tests of what devices do to them. */
export class DraftServer {
  readonly drafts = new Map<string, Draft>();
  readonly calls: string[] = [];
  /** `lost`: it does what it is asked to, and no response arrives. */
  connection: "up" | "lost" | "down" = "up";
  /** Allows no more drafts than these. */
  most = 100;
  readonly #answers = new Map<string, { readonly draft: Draft; readonly given: string }>();
  #changes = 0;

  get texts(): string[] {
    return [...this.drafts.values()].map(({ content }) => content).toSorted();
  }

  get scheduled(): string[] {
    const all = [...this.drafts.values()];
    return all.flatMap(({ content, publishAt }) => publishAt ? [content] : []).toSorted();
  }

  readonly fetch = (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> =>
    Promise.resolve().then(() => this.#answer(input, init));

  #answer(input: RequestInfo | URL, init: RequestInit): Response {
    const { method = "GET", headers, body } = init;
    const { pathname, searchParams } = new URL(String(input), "https://glimmer.example");
    this.calls.push(method);
    if (this.connection === "down") throw new TypeError("offline");
    const key = new Headers(headers).get("Idempotency-Key");
    const given = body ? JSON.parse(String(body)) as NewDraft & { revision: number } : null;
    const id = pathname.split("/")[3];
    const response = this.#respond(method, id, given, key, searchParams.has("scheduled"));
    if (this.connection === "lost") throw new TypeError("lost");
    return response;
  }

  #respond(
    method: string,
    id: string | undefined,
    given: (NewDraft & { revision: number }) | null,
    key: string | null,
    isScheduled: boolean,
  ): Response {
    if (method === "GET") {
      return ownJson(
        [...this.drafts.values()].filter(({ publishAt }) => (publishAt !== null) === isScheduled),
      );
    }
    if (method === "DELETE") return ownJson({ success: this.drafts.delete(id ?? "") || true });
    const answer = method === "POST" && this.#answers.get(key ?? "");
    if (answer) {
      return answer.given === JSON.stringify(given)
        ? ownJson(answer.draft, { status: 201 })
        : ownError("idempotency_mismatch");
    }
    const before = this.drafts.get(id ?? "");
    if (method === "POST" && this.drafts.size >= this.most) return ownError("conflict");
    if (method === "PUT" && !before) return ownError("not_found");
    if (before && given && before.revision !== given.revision) {
      const isRepeated = before.revision === given.revision + 1 && before.content === given.content;
      return isRepeated ? ownJson(before) : ownError("edit_conflict");
    }
    const draft = this.#keep(id ?? crypto.randomUUID(), given ?? {}, before?.revision ?? 0);
    if (key) this.#answers.set(key, { draft, given: JSON.stringify(given) });
    return ownJson({ ...draft, support: null }, { status: method === "POST" ? 201 : 200 });
  }

  #keep(
    id: string,
    {
      content = "",
      publishAt = null,
      quotedPostId = null,
      commentsFrom = "everyone",
      quotesFrom = "everyone",
    }: NewDraft,
    before: number,
  ): Draft {
    this.#changes += 1;
    const at = new Date(Date.UTC(2026, 11, 1) + this.#changes * 1000).toISOString();
    const draft: Draft = {
      id,
      content,
      publishAt,
      quotedPostId,
      language: null,
      images: [],
      coverWords: null,
      coverTopics: [],
      madeWithAi: false,
      poll: null,
      commentsFrom,
      quotesFrom,
      revision: before + 1,
      createdAt: at,
      updatedAt: at,
      moderationLevel: publishAt === null ? null : "top",
      problem: null,
    };
    this.drafts.set(id, draft);
    return draft;
  }
}
