import type { Draft, NewDraft } from "#shared/drafts/contract.ts";

/** An unfinished post as this browser keeps it. */
export interface LocalDraft {
  /** Another one after each change that the server has to hear of. */
  readonly version: string;
  /** Null: the server takes none so long. */
  readonly body: NewDraft | null;
  /** False while a picture of it is not uploaded, and therefore not in `body`. */
  readonly isWhole: boolean;
}

/** The unfinished posts of this browser. The composer keeps them, and knows what is in them. */
export interface LocalDrafts {
  readonly nameOf: (quotedPostId: string | null) => string;
  /** Of all that a member has here. */
  readonly names: (memberId: string) => readonly string[];
  /** Null: there is none. */
  readonly read: (memberId: string, name: string) => LocalDraft | null;
  /** Puts the server's in its place, and shows it. Returns its version. */
  readonly replace: (memberId: string, name: string, draft: Draft) => string;
  /** Forgets it here. */
  readonly discard: (memberId: string, name: string) => void;
}
