import { getMediaUrl } from "#shared/media/media-url.ts";
import type { AiMessage, AiSession } from "#shared/assistant/ai-chat-shapes.ts";

export interface SessionRow {
  readonly id: string;
  readonly title: string;
  readonly model: string | null;
  readonly is_answering: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface MessageRow {
  readonly id: string;
  readonly session_id: string;
  readonly role: AiMessage["role"];
  readonly content: string;
  readonly image_id: string | null;
  readonly image_alt: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
  readonly state: AiMessage["state"];
  readonly cut: AiMessage["cut"];
  readonly continues: boolean;
  readonly model: string | null;
  readonly cost: number;
  readonly support: boolean;
  readonly reminds_of_break: boolean;
  /** The ids of a question's versions, in order; null: it has one. */
  readonly versions: readonly string[] | null;
  readonly created_at: Date;
}

export function presentChatSession(row: SessionRow): AiSession {
  return {
    id: row.id,
    title: row.title,
    model: row.model,
    isAnswering: row.is_answering,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentAiMessage(row: MessageRow): AiMessage {
  return {
    id: row.id,
    sessionId: row.session_id,
    role: row.role,
    content: row.content,
    imageUrl: row.image_id && getMediaUrl(row.image_id),
    imageAlt: row.image_alt,
    imageWidth: row.width,
    imageHeight: row.height,
    imagePlaceholder: row.placeholder ?? "",
    madeWithAi: row.role === "assistant" && row.model !== null,
    state: row.state,
    cut: row.cut,
    continues: row.continues,
    model: row.model,
    cost: row.cost,
    support: row.support,
    remindsOfBreak: row.reminds_of_break,
    ...(row.versions && { versions: [...row.versions] }),
    createdAt: row.created_at.toISOString(),
  };
}
