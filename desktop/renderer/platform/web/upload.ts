/**
 * Makes a call as `fetch` does, and reports how much of the body is sent, from 0 to 1. `fetch`
 * cannot say. Rejects with the signal's reason, or a `TypeError` when the server cannot be reached.
 */
export function upload(
  address: string,
  { method = "POST", headers, body, signal }: RequestInit,
  onProgress: (progress: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const request = new XMLHttpRequest();
    request.open(method, address);
    request.responseType = "blob";
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => resolve(toResponse(request));
    request.onerror = () => reject(new TypeError("Failed to send"));
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener("abort", () => request.abort());
    request.send(body as XMLHttpRequestBodyInit | null | undefined);
  });
}

const statusesWithoutBody: readonly number[] = [204, 205, 304];

function toResponse(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const lines = request.getAllResponseHeaders().trim().split("\r\n").filter((line) => line !== "");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  const body = statusesWithoutBody.includes(status) ? null : request.response as Blob;
  return new Response(body, { status, statusText, headers });
}
