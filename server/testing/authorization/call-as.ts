import { randomUUID } from "node:crypto";
import type { Endpoint } from "#shared/endpoint.ts";
import type { TestApp } from "../create-test-app.ts";
import { member, type TestMember } from "../member.ts";
import { suspend } from "./accounts.ts";
import type { Actor, AuthorizationRow, Case } from "./authorization-row.ts";

/**
 * Makes the call as the actor, about a subject of an owner made for it, and returns the status. Who
 * is refused as nobody (401) calls about nothing: then whoever is not refused gets another status.
 */
export async function callAs(
  t: TestApp,
  actor: Actor,
  endpoint: Endpoint,
  { expected, prepare }: AuthorizationRow,
): Promise<number> {
  if (expected[actor] === 401) return await callAboutNothing(t, actor, endpoint);
  const given = await caseOf(t, actor);
  const { params = {}, query = {}, json, body, contentType } = await prepare(given);
  if (actor === "suspended" && given.caller) {
    // By then the server has their session in its cache.
    await given.caller.get("/api/auth/user");
    await suspend(t, given.caller);
  }
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  const response = await (given.caller ?? t).request(endpoint.method, search ? `${path}?${search}` : path, {
    json: json ?? (endpoint.body && !body ? {} : undefined),
    body,
    headers: contentType ? { "Content-Type": contentType } : {},
  });
  await response.body?.cancel();
  return response.status;
}

async function callAboutNothing(t: TestApp, actor: Actor, endpoint: Endpoint): Promise<number> {
  const caller = actor === "stranger" ? t : await suspendedMember(t);
  const path = endpoint.path.replaceAll(/\{\w+\}/g, () => randomUUID());
  const response = await caller.request(endpoint.method, path, { json: endpoint.body && {} });
  await response.body?.cancel();
  return response.status;
}

const suspendedOf = new WeakMap<TestApp, Promise<TestMember>>();

/** One for all calls, none of which it can make. */
function suspendedMember(t: TestApp): Promise<TestMember> {
  const known = suspendedOf.get(t) ?? makeSuspended(t);
  suspendedOf.set(t, known);
  return known;
}

async function makeSuspended(t: TestApp): Promise<TestMember> {
  const suspended = await member(t);
  // By then the server has their session in its cache.
  await suspended.get("/api/auth/user");
  await suspend(t, suspended);
  return suspended;
}

async function caseOf(t: TestApp, actor: Actor): Promise<Case> {
  const owner = await member(t);
  if (actor === "stranger") return { t, owner, caller: null };
  if (actor === "owner") return { t, owner, caller: owner };
  const caller = await member(t, {
    isAdmin: actor === "administrator",
    isModerator: actor === "moderator",
  });
  if (actor === "blocked") await owner.post(`/api/users/${caller.id}/block`);
  return { t, owner, caller };
}
