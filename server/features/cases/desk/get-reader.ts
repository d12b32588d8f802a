import type { SessionCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import type { Reader } from "./case-fragments.ts";

/** The moderator who calls, as statements of cases take them. */
export function getReader({ actor, config, clock }: SessionCtx): Reader {
  return { id: actor.id, adminEmails: config.adminEmails, at: clock.now() };
}

export function caseNotFound(): NotFound {
  return new NotFound("Case not found");
}
