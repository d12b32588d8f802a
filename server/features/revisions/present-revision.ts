import { uncovered } from "#shared/moderation/decide-cover.ts";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import type { TextViewer } from "../../db/visibility/viewer.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";
import { presentPicture } from "../media/attached/attached-fragments.ts";
import { presentCover } from "../moderation/covers/present-cover.ts";
import type { RevisionRow } from "./revision-queries.ts";

export function presentRevision(row: RevisionRow, viewer: TextViewer): Revision {
  const cover = presentCover(row, row.author_id, viewer);
  const pictures = row.pictures ?? [];
  const addressOf = (path: string) => row.is_published ? getPublishedAddress(path) : path;
  return {
    number: row.number,
    content: row.content,
    language: row.language,
    images: pictures.filter(({ isHeld }) => !isHeld).map((picture) => presentPicture(picture, addressOf)),
    ...(pictures.some(({ isHeld }) => isHeld) && { isImageHeld: true as const }),
    writtenAt: row.written_at.toISOString(),
    moderationLevel: row.level,
    ...cover,
    isCovered: cover.isCovered || row.is_by_close,
    isRemoved: row.is_removed,
    isCurrent: row.is_current,
  };
}

/** One that its author has just removed. */
export function presentRemovedRevision(number: number, writtenAt: Date): Revision {
  return {
    number,
    content: "",
    language: null,
    images: [],
    writtenAt: writtenAt.toISOString(),
    moderationLevel: null,
    ...uncovered,
    isRemoved: true,
    isCurrent: false,
  };
}
