import type { Text } from "#shared/language/text.ts";
import type { ErrorEnvelope } from "#shared/errors.ts";
import { Conflict } from "../../errors.ts";

interface Version {
  readonly revision: number;
  readonly content: string;
}

/** What stands was edited since the version that an edit names (posts.21): it has both texts. */
export class EditConflict extends Conflict {
  override readonly edits: NonNullable<ErrorEnvelope["edits"]>;

  constructor(text: Text, { current, yours }: { readonly current: Version; readonly yours: Version }) {
    super("edit_conflict", text);
    this.edits = {
      current: { revision: current.revision, content: current.content },
      yours: { revision: yours.revision, content: yours.content },
    };
  }
}
