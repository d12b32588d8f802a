import { filterInForce } from "#shared/moderation/rules.ts";
import type { Deps, MemberActor } from "../../../context.ts";
import { lapseFilter } from "../../account/lapse-filter.ts";
import { noteVisit } from "../../xp/note-visit.ts";
import { isAdministrator } from "../permissions.ts";
import { sessionFromRequest } from "./session-from-request.ts";
import { findLiveSession, touchSession } from "./session-queries.ts";
import { hashSessionToken, sessionEnd } from "./session-token.ts";

/** A session's last use is written at most this often, so that reads stay reads. */
const touchEveryMs = 5 * 60 * 1000;

/**
 * Returns the member whose live session (cookie or bearer token) makes the request, or null. One indexed query, shared by the
 * calls of the next seconds; every few minutes a write that moves the session's end on.
 */
export function resolveActor(deps: Deps, request: Request): Promise<MemberActor | null> {
  const presented = sessionFromRequest(deps.config, request);
  if (!presented) return Promise.resolve(null);
  const tokenHash = hashSessionToken(presented.token);
  return deps.actors.resolve(tokenHash.toString("base64"), () => loadActor(deps, tokenHash));
}

async function loadActor(deps: Deps, tokenHash: Buffer): Promise<MemberActor | null> {
  const now = deps.clock.now();
  const row = await findLiveSession(deps.db.sql, tokenHash, now);
  if (!row) return null;
  if (now.getTime() - row.last_used_at.getTime() > touchEveryMs) {
    await touchSession(deps.db.sql, row.session_id, now, sessionEnd(row.created_at, now));
  }
  const filter = filterInForce(row.moderation_level, row.has_crown);
  if (filter !== (row.moderation_level ?? "top")) await lapseFilter(deps, row.member_id);
  await noteVisit(deps, { ...row, id: row.member_id });
  return {
    type: "member",
    id: row.member_id,
    username: row.username,
    isAdmin: isAdministrator(row, deps.config.adminEmails),
    sessionId: row.session_id,
    filter,
  };
}
