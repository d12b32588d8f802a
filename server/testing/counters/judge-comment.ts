import type { ModerationLevel } from "#shared/primitives.ts";
import { lowerLevel } from "../../features/moderation/review-queries.ts";
import type { ShopApp } from "../shop/create-shop-app.ts";

/** A later verdict, which can only lower the level. */
export async function judge(t: ShopApp, id: string, level: ModerationLevel): Promise<void> {
  const elements = [{ type: "text" as const, level, reason: "partly_checked" as const }];
  const [comment] = await t.sql<{ revision: number }[]>`select revision from comments where id = ${id}`;
  if (!comment) return;
  await lowerLevel(
    t.sql,
    { kind: "comment", id, ...comment },
    { level, elements, decidedBy: "local", support: false },
    t.clock.now(),
  );
}
