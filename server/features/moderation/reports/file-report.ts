import { uuidv7 } from "uuidv7";
import type { z } from "zod";
import type { newReport, Report } from "#shared/moderation/report-contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { loadComment } from "../../comments/load-comment.ts";
import { memberNotFound } from "../../members/get-member.ts";
import { getPost } from "../../posts/get-post.ts";
import { canReport } from "./policy.ts";
import { insertReport, selectReportedMember, type Subject, type SubjectKind } from "./queries.ts";

/**
 * Reports something to the moderators; again answers with the first report (decision 33). Throws `NotFound` for what the actor
 * may not see, and `Invalid` for what is their own.
 */
export async function fileReport(
  ctx: MemberCtx,
  about: { kind: SubjectKind; id: string },
  given: z.output<typeof newReport>,
): Promise<Report> {
  const subject = await load[about.kind](ctx, about.id);
  if (!canReport(ctx.actor, { memberId: subject.member_id })) {
    throw new Invalid(
      about.kind === "member" ? "You cannot report yourself" : "You cannot report your own words",
    );
  }
  const row = await insertReport(ctx.sql, {
    id: uuidv7(),
    reporterId: ctx.actor.id,
    kind: about.kind,
    subject,
    reason: given.reason,
    description: given.description ?? "",
    at: ctx.clock.now(),
  });
  return {
    id: row.id,
    reason: row.reason,
    description: row.description,
    createdAt: row.created_at.toISOString(),
  };
}

const load: Readonly<Record<SubjectKind, (ctx: MemberCtx, id: string) => Promise<Subject>>> = {
  async post(ctx, id) {
    const post = await getPost(ctx, id);
    // Reporting a repost reports what it shows.
    const shown = post.repostedPost ?? post;
    return { id: shown.id, member_id: shown.author.id, content: shown.content };
  },
  async comment(ctx, id) {
    const comment = await loadComment(ctx, id);
    return { id, member_id: comment.author_id, content: comment.content };
  },
  async member(ctx, id) {
    const member = await selectReportedMember(ctx.sql, ctx.actor.id, id);
    if (!member) throw memberNotFound();
    return member;
  },
};
