import { keyLifetime } from "../state/forget-old.ts";
import { createId } from "../state/ids.ts";
import { findObject, type Till } from "../state/till.ts";
import { apiVersion, dropLists } from "../events/record-event.ts";
import { ApiError, createInvalidRequest } from "./api-error.ts";
import { decodeForm } from "./decode-form.ts";
import { findRoute, type Route } from "./route.ts";
import { expand as expandSchema, read } from "./parameters.ts";
import { z } from "zod";

/** A call as it came in. */
export interface IncomingCall {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: string;
}

export interface Answering {
  readonly till: Till;
  readonly routes: readonly Route[];
  readonly secretKeys: readonly string[];
  /** Runs the call so that events name it. */
  duringRequest<T>(request: { id: string; key: string | null }, run: () => T): T;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Record<string, string>;
}

/**
 * Responds to calls below `/v1/` as Stripe's API does: with the object, or an error in its shape.
 */
export function serveApiCall(answering: Answering, call: IncomingCall): Response {
  const id = createId("request");
  const { status, body, headers } = answerWithKey(answering, call, id);
  return new Response(body, {
    status,
    headers: {
      "content-type": "application/json",
      "request-id": id,
      "stripe-version": apiVersion,
      ...headers,
    },
  });
}

function answerWithKey(answering: Answering, call: IncomingCall, id: string): Answer {
  const { till } = answering;
  const key = call.method === "POST" ? call.headers.get("idempotency-key") : null;
  try {
    checkCaller(answering, call);
    const kept = key === null ? undefined : findKeptAnswer(till, call, key);
    if (kept) return { ...kept, headers: { "idempotent-replayed": "true" } };
    const object = answering.duringRequest({ id, key }, () => perform(answering, call));
    return remember(till, call, key, { status: 200, body: JSON.stringify(object, null, 2) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer = { status: error.status, body: JSON.stringify({ error: error.body }, null, 2) };
    // Stripe keeps what came of calls that began, e.g. a declined card, and not that
    // parameters were wrong.
    return error.status === 402 ? remember(till, call, key, answer) : answer;
  }
}

function checkCaller({ secretKeys }: Answering, { headers }: IncomingCall): void {
  const secret = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? "";
  if (!secretKeys.includes(secret)) {
    const shown = secret
      ? `Invalid API Key provided: ${secret.slice(0, 8)}****`
      : "You did not provide an API key.";
    throw new ApiError(401, { type: "invalid_request_error", message: shown });
  }
  const version = headers.get("stripe-version");
  if (version !== null && version !== apiVersion) {
    throw createInvalidRequest(`The practice till knows the API version ${apiVersion}, not ${version}.`);
  }
}

function findKeptAnswer(till: Till, call: IncomingCall, key: string): Answer | undefined {
  const kept = till.state.answers[key];
  if (!kept || kept.at + keyLifetime <= till.now()) return undefined;
  const refused = (message: string) => new ApiError(400, { type: "idempotency_error", message });
  if (kept.endpoint !== endpointOf(call)) {
    throw refused(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${kept.endpoint}' vs '${
        endpointOf(call)
      }'). Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  if (kept.params !== call.body) {
    throw refused(
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }
  return { status: kept.status, body: kept.body };
}

function remember(till: Till, call: IncomingCall, key: string | null, answer: Answer): Answer {
  if (key === null) return answer;
  till.state.answers[key] = {
    endpoint: endpointOf(call),
    params: call.body,
    status: answer.status,
    body: answer.body,
    at: till.now(),
  };
  return answer;
}

const endpointOf = ({ method, url }: IncomingCall) => `${method} ${url.pathname}`;

function perform({ till, routes }: Answering, { method, url, body }: IncomingCall): object {
  const found = findRoute(routes, method, url.pathname);
  if (!found) {
    throw new ApiError(404, {
      type: "invalid_request_error",
      message: `Unrecognized request URL (${method}: ${url.pathname}): the practice till does not have it.`,
    });
  }
  const [route, id] = found;
  const { expand, ...params } = { ...decodeForm(url.search.slice(1)), ...decodeForm(body) };
  const paths = read(z.object({ expand: expandSchema }), expand === undefined ? {} : { expand }).expand;
  return expandObjects(till, route.handle(till, { id, params }), paths);
}

const deepest = 4;

/**
 * A copy of what is answered, with the objects in place of the ids that `expand` names. Throws
 * 400 for other names.
 */
function expandObjects(till: Till, answer: object, expand: readonly string[]): object {
  const shown = (answer as { object?: string }).object === "list"
    ? { ...answer, data: (answer as { data: { object: string }[] }).data.map(dropLists) }
    : dropLists(answer as { object: string });
  for (const path of expand) {
    const names = path.split(".");
    if (names.length > deepest) {
      throw createInvalidRequest(`You cannot expand more than ${deepest} levels: ${path}`);
    }
    expandAt(till, shown, names, path);
  }
  return shown;
}

function expandAt(till: Till, at: object, [name = "", ...rest]: readonly string[], path: string): void {
  if (Array.isArray(at)) {
    for (const item of at) expandAt(till, item as object, [name, ...rest], path);
    return;
  }
  const holder = at as Record<string, unknown>;
  const value = holder[name] ?? listOf(till, holder, name);
  if (value === null) return;
  const object = typeof value === "string" ? findObject(till, value) : value;
  if (typeof object !== "object" || object === null) {
    throw createInvalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  const shown = typeof value === "string" ? dropLists(object as { object: string }) : object;
  holder[name] = shown;
  if (rest.length > 0) expandAt(till, shown, rest, path);
}

/** The lists that objects hold only on request; null where the property is empty. */
function listOf(till: Till, holder: Record<string, unknown>, name: string): object | null | undefined {
  const { id, object } = holder as { id?: string; object?: string };
  const { sessions, invoicePayments, refunds, subscriptions } = till.state.objects;
  const list = (data: object[], url: string) => ({
    object: "list",
    data: structuredClone(data),
    has_more: false,
    url,
  });
  switch (`${object}.${name}`) {
    case "checkout.session.line_items":
      return structuredClone(sessions[id ?? ""]?.line_items);
    case "invoice.payments":
      return list(
        Object.values(invoicePayments).filter(({ invoice }) => invoice === id),
        `/v1/invoice_payments?invoice=${id}`,
      );
    case "charge.refunds":
      return list(
        Object.values(refunds).filter(({ charge }) => charge === id).toReversed(),
        `/v1/charges/${id}/refunds`,
      );
    case "customer.subscriptions":
      return list(
        Object.values(subscriptions).filter(({ customer, status }) =>
          customer === id && status !== "canceled"
        ),
        `/v1/customers/${id}/subscriptions`,
      );
    default:
      return name in holder ? null : undefined;
  }
}
