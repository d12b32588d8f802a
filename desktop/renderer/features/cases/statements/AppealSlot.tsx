import type { Statement } from "#shared/cases/statement-contract.ts";

export interface AppealSlotProps {
  readonly statement: Statement;
  /** Of a mailed link: the reader may have no session. */
  readonly token: string | null;
  /** The statement as an appeal changed it. */
  readonly onChange: (statement: Statement) => void;
}

/** Where the member contests the decision, and reads what came of it (appeals.1). */
export function AppealSlot({ statement: { contactEmail } }: AppealSlotProps) {
  return <p className="text-pretty">{`Write to ${contactEmail} and say why it should be looked at again.`}
  </p>;
}
