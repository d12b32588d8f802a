import type { CoverTopic } from "#shared/moderation/cover-topics.ts";
import type { Sql } from "../../../db/open-database.ts";
import type { ElementVerdict, Verdict } from "../../../providers/moderation/moderator.ts";

/** What the service said of a picture alone. */
type PictureVerdict = Pick<ElementVerdict, "level" | "reason">;

/** Keeps it as long as the image, unless that is gone already. */
export async function insertUploadVerdict(
  sql: Sql,
  { imageId, element: { level, reason }, topics, at }: {
    readonly imageId: string;
    readonly element: PictureVerdict;
    readonly topics: readonly CoverTopic[];
    readonly at: Date;
  },
): Promise<void> {
  await sql`
    insert into image_verdicts (image_id, level, reason, topics, decided_at)
    select id, ${level}, ${reason}, ${[...topics]}::text[], ${at}
    from images
    where id = ${imageId}
    on conflict do nothing`;
}

/** The verdicts of those of some pictures that the service judged as their uploads ended. */
export async function selectKeptVerdicts(
  { sql }: { readonly sql: Sql },
  imageIds: readonly string[],
): Promise<ReadonlyMap<string, Verdict>> {
  if (imageIds.length === 0) return new Map();
  const rows = await sql<(PictureVerdict & { readonly id: string; readonly topics: CoverTopic[] })[]>`
    select image_id as id, level, reason, topics
    from image_verdicts
    where image_id = any(${[...imageIds]}::uuid[])`;
  return new Map(rows.map(({ id, level, reason, topics }) => [id, {
    elements: [{ type: "image", level, reason }],
    support: false,
    topics,
    decidedBy: "openai",
  }]));
}
