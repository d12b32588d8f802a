import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Finds the fault of a request's signature, as S3 names it; null: it is right. Written from "AWS
 * Signature Version 4" alone, without the library that signs, so that both must be right.
 */
export function findSignatureProblem(
  request: IncomingMessage,
  body: Uint8Array,
  { accessKeyId, secretAccessKey }: Keys,
): string | null {
  const given = parseAuthorization(request.headers.authorization ?? "");
  if (!given) return "AccessDenied";
  const [id, day, region, service, ending] = given.credential.split("/");
  if (id !== accessKeyId) return "InvalidAccessKeyId";
  if (service !== "s3" || ending !== "aws4_request") return "AuthorizationHeaderMalformed";
  const time = header(request, "x-amz-date");
  if (!/^\d{8}T\d{6}Z$/.test(time) || !time.startsWith(day ?? "-")) return "AuthorizationHeaderMalformed";
  if (Math.abs(Date.now() - parseTime(time)) > 15 * 60_000) return "RequestTimeTooSkewed";
  const digest = header(request, "x-amz-content-sha256");
  const mustBeSigned = ["host", ...Object.keys(request.headers).filter((name) => name.startsWith("x-amz-"))];
  if (mustBeSigned.some((name) => !given.signedHeaders.includes(name))) return "AccessDenied";
  const canonicalRequest = [
    request.method,
    canonicalPath(request.url ?? ""),
    canonicalQuery(request.url ?? ""),
    ...given.signedHeaders.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, " ")}`),
    "",
    given.signedHeaders.join(";"),
    digest,
  ].join("\n");
  const scope = [day, region, service, ending].join("/");
  const toSign = ["AWS4-HMAC-SHA256", time, scope, sha256(canonicalRequest)].join("\n");
  const parts = [day ?? "", region ?? "", service, ending];
  const key = parts.reduce<Buffer>((last, part) => hmac(last, part), Buffer.from(`AWS4${secretAccessKey}`));
  if (!isSame(hmac(key, toSign).toString("hex"), given.signature)) return "SignatureDoesNotMatch";
  return digest === sha256(body) ? null : "XAmzContentSHA256Mismatch";
}

function parseAuthorization(text: string) {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = pattern.exec(text) ?? [];
  if (!credential || !signedHeaders || !signature) return null;
  return { credential, signedHeaders: signedHeaders.split(";"), signature };
}

function header(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(",") : value ?? "";
}

function parseTime(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)/, "$1-$2-$3:$4:"));
}

/** Each part of the path encoded once, as S3 alone wants it. */
function canonicalPath(url: string): string {
  const [path = ""] = url.split("?");
  return path.split("/").map((part) => encode(decodeURIComponent(part))).join("/");
}

function canonicalQuery(url: string): string {
  const pairs = [...new URL(url, "http://store.invalid").searchParams];
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).toSorted().join("&");
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}

function hmac(key: Buffer, data: string): Buffer {
  return createHmac("sha256", key).update(data).digest();
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
