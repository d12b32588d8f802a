import type { Deps, MemberActor } from "../../../context.ts";
import { resetLapsedFilter } from "../../moderation/reset-lapsed-filter.ts";
import { noteVisit } from "../../xp/record-visit.ts";
import { findSession } from "./session-from-request.ts";
import { touchSession } from "./last-use-queries.ts";
import { findLiveSession } from "./live-session-queries.ts";
import { getExtendedEnd } from "../session-and-link-lifetimes.ts";
import { hashSessionToken } from "./session-token.ts";

/** A session's last use is written at most this often, so that most reads write nothing. */
const touchEveryMs = 5 * 60 * 1000;

/**
 * Returns the member whose live session (cookie or bearer token) makes the request, or null.
 * One indexed query, shared by the calls of the next seconds; every few minutes a write that
 * extends the session.
 */
export function resolveActor(deps: Deps, request: Request): Promise<MemberActor | null> {
  const presented = findSession(deps.config, request);
  if (!presented) return Promise.resolve(null);
  const tokenHash = hashSessionToken(presented.token);
  return deps.actors.resolve(tokenHash.toString("base64"), () => loadActor(deps, { tokenHash }));
}

/** The member of a session by its id, like `resolveActor`. Null when the session has ended. */
export function resolveActorOfSession(
  deps: Deps,
  sessionId: string,
  options: { readonly isWatched?: boolean } = {},
): Promise<MemberActor | null> {
  return deps.actors.resolve(sessionId, () => loadActor(deps, { id: sessionId }), options);
}

async function loadActor(
  deps: Deps,
  session: { readonly tokenHash: Buffer } | { readonly id: string },
): Promise<MemberActor | null> {
  const now = deps.clock.now();
  const row = await findLiveSession(deps.db.sql, session, { now, adminEmails: deps.config.adminEmails });
  if (!row) return null;
  if (now.getTime() - row.last_used_at.getTime() > touchEveryMs) {
    await touchSession(deps.db.sql, row, now, getExtendedEnd(row.created_at, now));
  }
  const { filter } = row;
  if (filter !== (row.moderation_level ?? "top")) await resetLapsedFilter(deps, row.member_id);
  await noteVisit(deps, { ...row, id: row.member_id });
  return {
    type: "member",
    id: row.member_id,
    username: row.username,
    isAdmin: row.is_administrator,
    role: row.role,
    isNewcomer: row.is_newcomer,
    sessionId: row.session_id,
    filter,
    coverChoices: { openTopics: row.open_topics, coveredTopics: row.covered_topics },
  };
}
