import type { PurgeConfig } from "../settings/storage-config.ts";

/** The CDN that published files are read from. */
export interface Cdn {
  /** Makes it forget files by their paths. Throws `CdnFailure` unless it accepted them all. */
  purge(paths: readonly string[]): Promise<void>;
}

export class CdnFailure extends Error {
  override readonly name = "CdnFailure";
  /** Undefined: it did not answer. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

const usualDeadlineMs = 10_000;

/** Speaks the calls that build/docs/storage.md describes. */
export function createHttpCdn(
  origin: string,
  { url, key, method }: PurgeConfig,
  deadlineMs = usualDeadlineMs,
): Cdn {
  const authorization: Record<string, string> = key === null ? {} : { Authorization: `Bearer ${key}` };
  async function send(address: string, init: RequestInit, alsoDone: readonly number[] = []): Promise<void> {
    const signal = AbortSignal.timeout(deadlineMs);
    const response = await fetch(address, { ...init, redirect: "error", signal }).catch((cause: unknown) => {
      throw new CdnFailure("The CDN did not answer", { cause });
    });
    await response.body?.cancel().catch(() => {});
    if (response.ok || alsoDone.includes(response.status)) return;
    throw new CdnFailure("The CDN refused to forget files", { status: response.status });
  }
  return {
    async purge(paths) {
      if (method === "POST") {
        const headers = { ...authorization, "Content-Type": "application/json" };
        const body = JSON.stringify({ files: paths.map((path) => `${origin}${path}`) });
        return await send(url, { method, headers, body });
      }
      // A cache says 404 for what it does not have, and 412 where nginx's module does.
      for (const path of paths) await send(`${url}${path}`, { method, headers: authorization }, [404, 412]);
    },
  };
}
