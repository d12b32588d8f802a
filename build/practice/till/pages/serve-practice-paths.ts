import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { control } from "../controls/controls.ts";
import type { Answering, IncomingCall } from "../http/serve-api-call.ts";
import { ApiError, invalidRequest, noSuch } from "../http/api-error.ts";
import { authenticateIntent, confirmIntent, readIntent } from "../payments/card-form.ts";
import type { Till } from "../state/till.ts";
import { servePage } from "./serve-page.ts";

/**
 * What lies below `/practice-till/`: pages for customers, the card form's
 * calls, controls for tests.
 */
export function servePracticePaths(answering: Answering, call: IncomingCall, doDue: () => boolean): Response {
  const { till } = answering;
  const path = call.url.pathname.slice("/practice-till".length);
  const [, name] = /^\/controls\/([a-z-]+)$/.exec(path) ?? [];
  const [, intent, act] = /^\/v1\/payment_intents\/(\w+)(?:\/(confirm|authenticate))?$/.exec(path) ?? [];
  if (!name && !intent) return servePage(till, call, path);
  try {
    if (intent) return Response.json(answerCardForm(till, call, intent, act));
    if (call.method !== "POST") throw noSuch("control", path, "name");
    checkKey(answering, call);
    const changed = control(till, name ?? "", jsonOf(call));
    doDue();
    return Response.json(changed);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return Response.json({ error: error.body }, { status: error.status });
  }
}

function answerCardForm(till: Till, call: IncomingCall, id: string, act: string | undefined): object {
  if (call.method === "GET" && !act) return readIntent(till, id, call.url.searchParams.get("client_secret"));
  if (call.method !== "POST" || !act) throw noSuch("payment_intent", id);
  return act === "confirm"
    ? confirmIntent(till, id, jsonOf(call))
    : authenticateIntent(till, id, jsonOf(call));
}

/** Controls need the secret key. Pages and the card form need only their address or secret. */
function checkKey({ secretKeys }: Answering, { headers }: IncomingCall): void {
  const given = Buffer.from(headers.get("authorization") ?? "");
  const isKnown = secretKeys.some((key) => {
    const expected = Buffer.from(`Bearer ${key}`);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!isKnown) {
    throw new ApiError(401, { type: "invalid_request_error", message: "Controls need the secret key." });
  }
}

function jsonOf({ body }: IncomingCall): unknown {
  try {
    return JSON.parse(body || "{}");
  } catch {
    throw invalidRequest("The body is no JSON.");
  }
}
