const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "the connection was closed",
  ENOTFOUND: "no name server knows the host",
  EAI_AGAIN: "no name server responds",
  ETIMEDOUT: "no response",
  EHOSTUNREACH: "there is no route to it",
  ENETUNREACH: "there is no route to it",
  EACCES: "permission denied",
  EPERM: "permission denied",
  ENOENT: "there is no such file",
  ENOSPC: "no space is left",
  EROFS: "the file system is read-only",
  CERT_HAS_EXPIRED: "its certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is self-signed",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate chain lacks an intermediate certificate",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate is not from a known authority",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
};

/** The reason in words, without a full stop, of the error or of the first cause that has one. */
export function describeError(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = knownCode(at);
    if (code) return `${words[code]} (${code})`;
    if (at instanceof AggregateError && at.errors.length > 0) return describeError(at.errors[0]);
    if (at.cause === undefined) return withoutFullStop(at.message || at.name);
  }
  return withoutFullStop(String(error));
}

/** The code of the error or of the first of its causes that has one. */
export function getErrorCode(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code = knownCode(at);
    if (code) return code;
    if (at instanceof AggregateError && at.errors.length > 0) return getErrorCode(at.errors[0]);
  }
  return null;
}

/** Some packages have a code of their own, and the system's in the message. */
function knownCode(error: Error): string | undefined {
  const { code } = error as NodeJS.ErrnoException;
  return [code, ...error.message.match(/\bE[A-Z]{4,}\b/g) ?? []].find((one) => one && words[one]);
}

function withoutFullStop(text: string): string {
  return text.trim().split("\n")[0]?.replace(/\.$/, "") ?? "";
}
