import { type PageAct, paySession } from "../checkout/pay-session.ts";
import { ApiError } from "../http/api-error.ts";
import type { Answering, IncomingCall } from "../http/answer-call.ts";

/** What lies below `/practice-till/`: pages for customers, the card form of the server's own page, controls for tests. */
export function answerPractice(
  { till }: Answering,
  { method, url }: IncomingCall,
  _doDue: () => void,
): Response {
  const [, id = "", act = ""] = /^\/practice-till\/pay\/(cs_\w+)\/(pay|decline|later)$/.exec(url.pathname) ??
    [];
  const session = till.state.objects.sessions[id];
  if (method !== "POST" || !session) return new Response("Not found", { status: 404 });
  try {
    const refusal = paySession(till, session, act as PageAct);
    if (refusal) return new Response(refusal.message, { status: 402 });
    const location = (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id);
    return new Response(null, { status: 303, headers: { location } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response(error.message, { status: error.status });
  }
}
