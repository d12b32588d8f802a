import type { EndedStatement } from "../db/pool/connection.ts";
import type { ReadPlace } from "../db/replicas/replicas.ts";
import type { TokenUsage } from "../providers/ai/ai.ts";

/** A call of an outside service, e.g. the AI provider. */
export interface ProviderCall {
  readonly provider: "ai" | "payments" | "mail" | "media_hash" | "storage" | "cdn";
  /** The name of the call in our interface, e.g. `openCheckout`. */
  readonly operation: string;
  /** One of a few words. */
  readonly outcome: string;
  readonly seconds: number;
  /** The product's name of an AI model, or the use of another. */
  readonly model?: string | undefined;
  /** The error it failed with, if known. */
  readonly error?: unknown;
}

/**
 * Counts the process's work. Every label is a word from the code, never a value from a caller or
 * member.
 */
export interface Metrics {
  /** `endpoint` is the contract's name; null for requests outside the contract. */
  countRequest(endpoint: string | null, method: string, status: number, seconds: number): void;
  countStatement(statement: EndedStatement): void;
  /** A look into a cache. */
  countCache(cache: string, outcome: "hit" | "miss"): void;
  countJob(task: string, outcome: "ran" | "failed"): void;
  countCall(call: ProviderCall): void;
  /** Tokens that a call of an AI model used, by the product's name of the model. */
  countTokens(operation: string, model: string, usage: TokenUsage): void;
  /** A read that was refused because work waits. */
  countRefusedRead(endpoint: string): void;
  /** A connection with too many unanswered requests, or that went on after as many refusals. */
  countClosedConnection(reason: "unanswered" | "refused"): void;
  /** Where a read that may go to a replica went. */
  countReadPlace(place: ReadPlace): void;
}

/** Without METRICS_ADDRESS nothing is counted. */
export const noMetrics: Metrics = {
  countRequest() {},
  countStatement() {},
  countCache() {},
  countJob() {},
  countCall() {},
  countTokens() {},
  countRefusedRead() {},
  countClosedConnection() {},
  countReadPlace() {},
};
