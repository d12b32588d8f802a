import { request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";

interface Question {
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Reads no further than the first piece of the response, and closes it. */
  readonly firstPieceOnly?: boolean;
  /** After that it rejects with ETIMEDOUT. */
  readonly limitMs?: number;
}

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** From the question to the first piece. */
  readonly firstPieceMs: number;
}

/** Less than a check has, so that it can say what did not respond. */
export const timeLimitMs = 4_500;

/**
 * One HTTP request. Accepts every certificate, since `certificate` is a check of its own. Resolves
 * with status 101 when the server switches to a WebSocket. Rejects when nothing comes back.
 */
export function ask(
  url: string,
  { method = "GET", headers = {}, body, firstPieceOnly, limitMs = timeLimitMs }: Question = {},
): Promise<Answer> {
  const began = performance.now();
  const send = url.startsWith("https:") ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      headers: body ? { ...headers, "Content-Length": String(body.length) } : headers,
      agent: false,
      rejectUnauthorized: false,
    });
    const limit = setTimeout(() => request.destroy(timedOut()), limitMs);
    const end = () => {
      clearTimeout(limit);
      request.destroy();
    };
    request.on("upgrade", ({ headers: given }) => {
      resolve({ status: 101, headers: given, text: "", firstPieceMs: performance.now() - began });
      end();
    });
    request.on("response", (response) => {
      let text = "";
      let firstPieceMs: number | null = null;
      const finish = () => {
        const { statusCode = 0, headers: given } = response;
        resolve({
          status: statusCode,
          headers: given,
          text,
          firstPieceMs: firstPieceMs ?? performance.now() - began,
        });
        end();
      };
      response.setEncoding("utf8");
      response.on("data", (piece: string) => {
        firstPieceMs ??= performance.now() - began;
        text += piece;
        if (firstPieceOnly) finish();
      });
      response.once("end", finish);
      response.once("error", reject);
    });
    request.once("error", (error) => {
      clearTimeout(limit);
      reject(error);
    });
    request.end(body);
  });
}

function timedOut(): Error {
  return Object.assign(new Error("No response"), { code: "ETIMEDOUT" });
}
