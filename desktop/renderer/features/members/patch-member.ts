import type { QueryClient } from "@tanstack/react-query";
import type { ServerFrame } from "#shared/realtime/frames.ts";
import { refetchInFlight } from "../../lib/cache/refetch-in-flight.ts";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";

/** A member's names and picture, and whether a model made it. */
type MemberFace = Extract<ServerFrame, { readonly type: "member_changed" }>["member"];

/**
 * Writes a member's new names and picture into every cached query that shows them, without
 * refetching any (members.9). Members are recognised by their shape, so that future lists are
 * covered too. Fetches in flight are restarted, since they may be older.
 */
export function patchMember(client: QueryClient, member: MemberFace): void {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const data = patchFace(state.data, member);
    if (data !== state.data) {
      const { isInvalidated } = state;
      client.setQueryData(queryKey, data);
      if (isInvalidated) client.getQueryCache().find({ queryKey })?.invalidate();
      // Caches the profile under the new username, so that it opens at once.
      if (isProfileKey(queryKey)) client.setQueryData(memberKeys.byUsername(member.username), data);
    }
    refetchInFlight(client, queryKey);
  }
}

function isProfileKey([kind, list]: readonly unknown[]): boolean {
  return kind === memberKeys.byUsername("")[0] && list === memberKeys.byUsername("")[1];
}

/** Returns the same value when it does not show the member, so that nothing renders again. */
function patchFace(value: unknown, member: MemberFace): unknown {
  if (Array.isArray(value)) {
    const next = value.map((entry) => patchFace(entry, member));
    return next.some((entry, index) => entry !== value[index]) ? next : value;
  }
  if (!isPlainObject(value)) return value;
  const changes: Record<string, unknown> = {};
  for (const [name, entry] of Object.entries(value)) {
    const next = patchFace(entry, member);
    if (next !== entry) changes[name] = next;
  }
  if (isMember(value) && value["id"] === member.id) {
    const { username, displayName, profileImageUrl, profileImageMadeWithAi } = member;
    const face: Record<string, unknown> = { username, displayName, profileImageUrl, profileImageMadeWithAi };
    for (const name of Object.keys(face)) if (value[name] !== face[name]) changes[name] = face[name];
  }
  return Object.keys(changes).length > 0 ? { ...value, ...changes } : value;
}

function isMember(value: Readonly<Record<string, unknown>>): boolean {
  return typeof value["username"] === "string" && typeof value["displayName"] === "string" &&
    "profileImageUrl" in value;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
