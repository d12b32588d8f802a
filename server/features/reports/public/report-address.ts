import { msg } from "@lingui/core/runtime-macro";
import type { z } from "zod";
import type { Report } from "#shared/reports/contract.ts";
import type { reportAddress as endpoint } from "#shared/reports/public-contract.ts";
import type { MemberCtx } from "../../../context.ts";
import { NotFound } from "../../../errors.ts";
import { fileReport } from "../file-report.ts";
import { findMemberAt, findSubjectOfPicture } from "./find-subject.ts";
import { requireAddress } from "./require-address.ts";

/** Reports what an address leads to as the member who calls. Throws as `fileReport` does. */
export async function reportAddress(ctx: MemberCtx, given: z.output<typeof endpoint.body>): Promise<Report> {
  const { kind, target } = requireAddress(ctx, given.address);
  if (kind === "post" || kind === "comment") return await fileReport(ctx, { kind, id: target }, given);
  if (kind === "member") {
    const id = await findMemberAt(ctx.sql, target, ctx.clock.now());
    if (id === null) throw nothingThere();
    return await fileReport(ctx, { kind, id }, given);
  }
  const shownBy = await findSubjectOfPicture(ctx.sql, target);
  if (!shownBy) throw nothingThere();
  // A member's report of a picture is one of its post.
  const { kind: shownAs, id } = shownBy;
  return await fileReport(ctx, { kind: shownAs === "picture" ? "post" : shownAs, id }, given);
}

function nothingThere(): NotFound {
  return new NotFound(msg`There is nothing at this address that you could report.`);
}
