import type { ChatRequest } from "../ai.ts";

type Messages = ChatRequest["messages"];

/**
 * The same messages for a model that knows no system role, and wants questions and answers in
 * turns: its instructions begin the first question.
 */
export function foldSystemRole(messages: Messages): Messages {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const instructions = system.map((content) => ({ role: "user", content }) as const);
  const folded: Messages[number][] = [];
  for (const message of [...instructions, ...messages.filter(({ role }) => role !== "system")]) {
    const last = folded.at(-1);
    if (last?.role === message.role) {
      folded[folded.length - 1] = { ...last, content: `${last.content}\n\n${message.content}` };
    } else folded.push(message);
  }
  return folded;
}
