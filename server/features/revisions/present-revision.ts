import type { Revision } from "#shared/revisions/revision-shapes.ts";
import { getPublishedAddress } from "../../providers/storage/published-address.ts";
import { presentPicture } from "../media/attached/attached-fragments.ts";
import type { RevisionRow } from "./revision-queries.ts";

export function presentRevision(row: RevisionRow): Revision {
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
    isCovered: row.is_covered,
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
    isCovered: false,
    isRemoved: true,
    isCurrent: false,
  };
}
