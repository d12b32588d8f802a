import { type SelfCheck, selfCheckPath } from "../../../../server/http/routing/self-check-route.ts";
import { selfCheckHeader, signSelfCheck } from "../../../../server/http/security/self-check-signature.ts";
import { readReleaseHeader, releaseHeader } from "#shared/system/release.ts";
import type { Examination } from "../examination.ts";
import { type Answer, ask } from "./ask.ts";
import { getLocalAddress } from "./local-address.ts";

interface Asking {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Asks for a stream that stays open so long after its first piece, which alone is read. */
  readonly streamMs?: number;
  readonly limitMs?: number;
}

/** The response of an address that should lead to our own server. */
export interface SelfAnswer extends Answer {
  /** Null: it came from something else, or from a Glimmer with another SESSION_SECRET. */
  readonly arrived: SelfCheck | null;
  /** Whether it has the header by which clients know the product. */
  readonly isReleased: boolean;
}

/** Asks the server at the origin how the request arrived there. Rejects when nothing comes back. */
export async function askSelf(
  { config, now }: Pick<Examination, "config" | "now">,
  origin: string,
  { headers = {}, body, streamMs, limitMs }: Asking = {},
): Promise<SelfAnswer> {
  const url = `${origin}${selfCheckPath}${streamMs === undefined ? "" : `?stream=${streamMs}`}`;
  const method = body ? "POST" : "GET";
  const answer = await ask(url, {
    method,
    headers: { ...headers, [selfCheckHeader]: signSelfCheck(config, { method, url }, now()) },
    body,
    firstPieceOnly: streamMs !== undefined,
    limitMs,
  });
  const release = answer.headers[releaseHeader];
  return {
    ...answer,
    arrived: answer.status === 200 ? parse(answer.text) : null,
    isReleased: readReleaseHeader(typeof release === "string" ? release : null) !== null,
  };
}

function parse(text: string): SelfCheck | null {
  try {
    const value = JSON.parse(text.replace(/^data: /, "")) as Partial<SelfCheck>;
    return typeof value?.process === "string" ? value as SelfCheck : null;
  } catch {
    return null;
  }
}

/** Where this machine reaches the server; null while PORT=0 and nothing runs. */
export function getLocalOrigin({ config, running }: Pick<Examination, "config" | "running">): string | null {
  const { host, port } = config;
  if (port === 0) {
    const address = running?.address ? new URL(running.address) : null;
    return address?.protocol === "http:" && address.port ? address.origin : null;
  }
  return getLocalAddress(host, port);
}
