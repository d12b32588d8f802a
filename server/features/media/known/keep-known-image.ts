import type { Tx } from "../../../db/open-database.ts";
import { keepEvidence } from "../../moderation/cases/keep-evidence.ts";
import { presentText } from "../../moderation/cases/snapshot-fragments.ts";

/**
 * Keeps an image that a service knows as one of abuse (media.12), with what the service said, and
 * locks it. Returns the evidence's id; null when it is kept already for this case, or gone.
 */
export async function keepKnownImage(
  tx: Tx,
  { imageId, caseId, details, at }: {
    readonly imageId: string;
    readonly caseId: string;
    readonly details: Readonly<Record<string, string>>;
    readonly at: Date;
  },
): Promise<string | null> {
  const image = await lockImage(tx, imageId);
  if (!image) return null;
  const text = {
    member_id: image.owner_id,
    words: "",
    cover_words: null,
    pictures: [{ id: imageId, description: "" }],
    created_at: image.created_at,
    is_subject: true,
    revision: null,
    replaced_at: null,
  };
  const [id = null] = await keepEvidence(
    tx,
    [{
      keptFor: "known_image",
      kind: "picture",
      subjectId: imageId,
      memberId: image.owner_id,
      caseId,
      rule: "sexual",
      content: { texts: [presentText(text)], details },
    }],
    at,
  );
  return id;
}

async function lockImage(
  tx: Tx,
  id: string,
): Promise<{ readonly owner_id: string; readonly created_at: string } | null> {
  const [row] = await tx<{ owner_id: string; created_at: string }[]>`
    select owner_id, to_jsonb(created_at) #>> '{}' as created_at
    from images
    where id = ${id}
    for key share`;
  return row ?? null;
}
