import { msg } from "@lingui/core/runtime-macro";
import { MaxPartsExceededError, MultipartParser, type MultipartPart } from "@remix-run/multipart-parser";
import type { Text } from "#shared/language/text.ts";
import { Invalid } from "../../errors.ts";

/** Far more than any of our forms has. */
const mostParts = 100;

const unreadable = msg`The form data could not be read.`;

/**
 * The fields of a form by name, as JSON would carry them; a repeated one is a list, an empty file
 * field is absent. Throws 400. Deno's own `formData()` examines each byte in JavaScript: 12 ms for
 * a photograph of 3 MB, which block all other requests.
 */
export function parseMultipart(bytes: Uint8Array, contentType: string): Record<string, unknown> {
  const fields = new Map<string, unknown[]>();
  for (const part of parseParts(bytes, contentType)) {
    const { name } = part;
    if (name === undefined) throw malformed(unreadable);
    const value = valueOf(part);
    if (value === null) continue;
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

function parseParts(bytes: Uint8Array, contentType: string): MultipartPart[] {
  const found = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2] ?? "";
  try {
    const parser = new MultipartParser(boundary, {
      maxParts: mostParts,
      // The body has already been measured.
      maxFileSize: Infinity,
      maxTotalSize: Infinity,
    });
    const parts = [...parser.write(bytes)];
    parser.finish();
    // Names in invalid UTF-8 show here.
    for (const { headers: _ } of parts);
    return parts;
  } catch (error) {
    throw malformed(
      error instanceof MaxPartsExceededError ? msg`The form has too many fields.` : unreadable,
    );
  }
}

/** Null for a file field in which no file was chosen. */
function valueOf(part: MultipartPart): string | File | null {
  const { filename, headers, content, size } = part;
  // The parser may omit an empty name.
  const isFile = filename !== undefined || /;\s*filename=""/i.test(headers["content-disposition"] ?? "");
  if (!isFile) return new TextDecoder().decode(part.bytes);
  if (!filename && size === 0) return null;
  return new File(content as Uint8Array<ArrayBuffer>[], filename ?? "", {
    type: headers["content-type"] ?? "",
  });
}

function malformed(text: Text): Invalid {
  return new Invalid(text, undefined, "malformed_body");
}
