import type { AiMessage } from "#shared/assistant/ai-chat-shapes.ts";

interface NewQuestion {
  readonly id: string;
  readonly content: string;
  readonly sessionId: string | null;
  readonly at: Date;
  /** Whether its words ask for help. */
  readonly support: boolean;
  readonly continues?: boolean;
  /** Null: it has one. */
  readonly versions?: readonly string[] | null;
}

type NewAnswer =
  & Pick<AiMessage, "id" | "content" | "state" | "model" | "support">
  & Partial<Pick<AiMessage, "remindsOfBreak">>;

/** A question and its answer as they were stored, and as a temporary chat has them. */
export function presentExchange(
  { id, content, sessionId, at, support, continues = false, versions = null }: NewQuestion,
  answer: NewAnswer,
): { readonly question: AiMessage; readonly answer: AiMessage } {
  const noImage = { imageUrl: null, imageAlt: "", imageWidth: null, imageHeight: null, imagePlaceholder: "" };
  const common = {
    sessionId,
    ...noImage,
    cost: 0,
    cut: null,
    continues: false,
    madeWithAi: false,
    remindsOfBreak: false,
    createdAt: at.toISOString(),
  };
  return {
    question: {
      ...common,
      id,
      role: "user",
      content,
      state: "complete",
      model: null,
      support,
      continues,
      ...(versions && { versions: [...versions] }),
    },
    answer: { ...common, role: "assistant", madeWithAi: answer.model !== null, ...answer },
  };
}
