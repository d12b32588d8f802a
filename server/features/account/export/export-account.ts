import { product } from "#shared/product.ts";
import type { SessionCtx } from "../../../context.ts";
import { getCurrentUser } from "../../auth/get-current-user.ts";
import { queueMail } from "../../../jobs/mail-queries.ts";
import { streamArchive } from "./stream-archive.ts";
import { listArchiveFiles } from "./list-archive-files.ts";

/**
 * All data of the actor as a zip, read page by page while it is sent (auth.15). The actor gets a
 * mail, so that someone with a stolen session cannot do this unnoticed. A failure on the way aborts
 * the connection, so that no partial archive looks complete.
 */
export async function exportAccount(ctx: SessionCtx): Promise<Response> {
  const member = await getCurrentUser(ctx);
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const body = streamArchive(
    listArchiveFiles(ctx),
    (err) => ctx.log.error({ err }, "an export of an account broke off"),
  );
  await queueMail(ctx, "data_downloaded", { memberId: member.id, to: member.email });
  return new Response(body, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${product.scheme}-data-${day}.zip"`,
    },
  });
}
