import { useState } from "react";
import type { Statement } from "#shared/cases/statement-contract.ts";
import { AppealForm } from "../appeals/AppealForm.tsx";
import { AppealState } from "../appeals/AppealState.tsx";

export interface AppealSlotProps {
  readonly statement: Statement;
  /** The token of a mailed link: the reader may have no session. */
  readonly token: string | null;
  /** False: a mailed link was opened in somebody else's session. */
  readonly isTheirs: boolean;
  /** The statement as an appeal changed it. */
  readonly onChange: (statement: Statement) => void;
}

/** Where the member contests the decision, and reads what came of it (appeals.1). */
export function AppealSlot({ statement, token, isTheirs, onChange }: AppealSlotProps) {
  const [wasSent, setWasSent] = useState(false);
  const { appeal } = statement;
  if (appeal.state === "possible" && !isTheirs) {
    return <p>Only the member whom the decision concerns can contest it. Sign out to do so by this link.</p>;
  }
  if (appeal.state === "possible") {
    return (
      <AppealForm
        key={statement.id}
        statement={statement}
        token={token}
        onSent={(changed) => {
          setWasSent(true);
          onChange(changed);
        }}
      />
    );
  }
  if (appeal.state === "late") return <p>The six months in which it could be contested here are over.</p>;
  return <AppealState appeal={appeal} takesFocus={wasSent} />;
}
