import type { CoverChoices } from "#shared/moderation/decide-cover.ts";
import type { ModerationLevel } from "#shared/primitives.ts";

/** For whom rows are read. */
export interface Viewer {
  readonly id: string;
  /** The content filter in force (moderation.5); null counts as top (moderation.2). */
  readonly filter: ModerationLevel | null;
}

/** For whom content is presented. */
export interface TextViewer extends Viewer {
  /** For topics (posts.24). */
  readonly coverChoices: CoverChoices;
}
