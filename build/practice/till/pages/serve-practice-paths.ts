import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { control } from "../controls.ts";
import type { Answering, IncomingCall } from "../http/serve-api-call.ts";
import { ApiError, createInvalidRequest, createNoSuch } from "../http/api-error.ts";
import { authenticateIntent, confirmIntent, readIntent } from "../payments/card-form.ts";
import type { Till } from "../state/till.ts";
import { pressPayInvoice, renderInvoice, renderReceipt } from "./documents.ts";
import { renderMessage } from "./html.ts";
import { payPage, pressPay } from "./pay-page.ts";
import { pressPortal, renderPortal } from "./portal-page.ts";

/**
 * Serves what lies below `/practice-till/`: pages for customers, the card form's
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
    if (call.method !== "POST") throw createNoSuch("control", path, "name");
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
  if (call.method !== "POST" || !act) throw createNoSuch("payment_intent", id);
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
    throw createInvalidRequest("The body is no JSON.");
  }
}

/** A page for customers, or what comes of one of its buttons. @param path below `/practice-till` */
function servePage(till: Till, call: IncomingCall, path: string): Response {
  const [, page = "", id = "", button] = /^\/(\w+)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (path === "/till.css") {
    return new Response(styles, { headers: { "content-type": "text/css; charset=utf-8" } });
  }
  if (call.method === "POST" && button) {
    if (page === "pay") return pressPay(till, id, button);
    if (page === "portal") return pressPortal(till, id, button, new URLSearchParams(call.body));
    if (page === "invoice" && button === "pay") return pressPayInvoice(till, id);
  }
  if (call.method === "GET" && !button) {
    if (page === "pay") return payPage(till, id);
    if (page === "portal") return renderPortal(till, id);
    if (page === "receipt") return renderReceipt(till, id);
    if (page === "invoice") return renderInvoice(till, id);
  }
  return renderMessage("Not found", "There is nothing at this address.", till.publicUrl, 404);
}

/** The pages' style sheet: the colours and sizes of the product's own screens. */
const styles = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf7, #0f1517);
  --surface: light-dark(#ffffff, #161e21);
  --ink: light-dark(#1f2933, #e8ecee);
  --quiet: light-dark(#5b6672, #9aa7b0);
  --hairline: light-dark(#e7e3da, #263136);
  --brand: light-dark(#0f766e, #2dd4bf);
  --on-brand: light-dark(#ffffff, #0f1517);
  --danger: light-dark(#b42318, #ff9b8f);
}
* { box-sizing: border-box; }
html { background: var(--paper); }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 15px/22px "Inter Variable", Inter, system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
main {
  max-width: 480px;
  margin: 0 auto;
  padding: 48px 24px;
}
.notice {
  margin: 0 0 24px;
  padding: 10px 16px;
  border: 1px solid var(--hairline);
  border-radius: 999px;
  background: var(--surface);
  color: var(--quiet);
  font-size: 13px;
  line-height: 18px;
  text-align: center;
}
h1 { margin: 0 0 16px; font-size: 28px; line-height: 36px; font-weight: 600; }
h1 { overflow-wrap: anywhere; }
h1 small { color: var(--quiet); font-size: 15px; font-weight: 400; }
h2 { margin: 32px 0 12px; font-size: 15px; line-height: 22px; font-weight: 600; }
.quiet { color: var(--quiet); }
p.quiet { margin: 0 0 16px; font-size: 13px; line-height: 18px; overflow-wrap: anywhere; }
.problem { margin: 16px 0 0; color: var(--danger); }
.lines, .card {
  margin: 0 0 16px;
  padding: 0 16px;
  border: 1px solid var(--hairline);
  border-radius: 14px;
  background: var(--surface);
  list-style: none;
}
.lines li { display: flex; gap: 16px; padding: 12px 0; }
.lines li + li { border-top: 1px solid var(--hairline); }
.lines li > :first-child { flex: 1; }
.card { padding: 16px; }
.card div { display: flex; justify-content: space-between; gap: 16px; }
.card p { margin: 4px 0 16px; }
label { display: block; margin: 0 0 12px; color: var(--quiet); font-size: 13px; line-height: 18px; }
input {
  display: block;
  width: 100%;
  min-height: 44px;
  margin-top: 4px;
  padding: 10px 12px;
  border: 1px solid var(--quiet);
  border-radius: 10px;
  background: var(--paper);
  color: var(--ink);
  font: inherit;
  font-size: 16px;
}
.buttons { display: grid; gap: 12px; margin-top: 24px; }
button, .button {
  display: block;
  width: 100%;
  min-height: 44px;
  padding: 10px 16px;
  border: 1px solid var(--hairline);
  border-radius: 10px;
  background: var(--surface);
  color: var(--ink);
  font: inherit;
  font-weight: 500;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
}
.button { margin-top: 16px; }
button.primary { border-color: var(--brand); background: var(--brand); color: var(--on-brand); }
button.plain { border-color: transparent; background: transparent; color: var(--quiet); }
a { color: var(--brand); }
a.button { color: var(--ink); }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
`;
