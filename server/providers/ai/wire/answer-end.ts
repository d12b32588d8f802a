import type { AnswerEnd } from "../ai.ts";

/** The words of services for an answer at its limit of tokens: OpenAI's, Mistral's, Google's. */
const atLimit = /^(length|max_tokens|model_length|max_output_tokens)$/i;
const filtered = /^(content[_-]filter|safety|sensitive|prohibited_content|blocklist|recitation)$/i;
/** They mean that the service failed: OpenRouter's, vLLM's, DeepSeek's, Zhipu's. */
const failed = /^(error|abort(ed)?|cancell?ed|insufficient_system_resource|network_error)$/i;

/** Translates a service's `finish_reason`; null where the service itself broke off. */
export function endOf(finish: string): AnswerEnd | null {
  if (failed.test(finish)) return null;
  if (atLimit.test(finish)) return "length";
  return filtered.test(finish) ? "filter" : "whole";
}
