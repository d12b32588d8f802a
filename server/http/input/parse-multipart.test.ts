import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMultipart } from "./parse-multipart.ts";

async function encoded(form: FormData): Promise<[Uint8Array, string]> {
  const response = new Response(form);
  return [new Uint8Array(await response.arrayBuffer()), response.headers.get("content-type") ?? ""];
}

const parseText = (text: string, boundary = "x") =>
  parseMultipart(new TextEncoder().encode(text), `multipart/form-data; boundary=${boundary}`);

/**
 * A line break in a value is sent as CRLF, and a lone surrogate as U+FFFD: the encoding does this,
 * not the parsing.
 */
const words = fc.string({ unit: "grapheme" }).filter((text) => !/[\r\n]/.test(text));
const names = fc.constantFrom("content", "image", "imageAlt", "__proto__", "naïve");
const files = fc.record({
  bytes: fc.uint8Array({ maxLength: 300 }),
  name: fc.constantFrom("a.jpg", "été.png", "blob"),
  type: fc.constantFrom("image/jpeg", "image/png"),
});

test("reads back any form that the platform writes, byte for byte", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(names, fc.oneof(words, files)), { maxLength: 12 }), async (fields) => {
      fc.pre(fields.length > 0);
      const form = new FormData();
      for (const [name, value] of fields) {
        if (typeof value === "string") form.append(name, value);
        else form.append(name, new File([value.bytes], value.name, { type: value.type }));
      }
      const parsed = parseMultipart(...await encoded(form));
      for (const name of new Set(fields.map(([one]) => one))) {
        const sent = fields.filter(([one]) => one === name).map(([, value]) => value);
        const got = Object.getOwnPropertyDescriptor(parsed, name)?.value as unknown;
        const list = sent.length === 1 ? [got] : got as unknown[];
        expect(list).toHaveLength(sent.length);
        for (const [n, value] of sent.entries()) {
          const read = list[n];
          if (typeof value === "string") expect(read).toBe(value);
          else {
            const file = read as File;
            expect([file.name, file.type]).toEqual([value.name, value.type]);
            expect(new Uint8Array(await file.arrayBuffer())).toEqual(value.bytes);
          }
        }
      }
    }),
  );
});

test("treats a file field without a file as absent, and keeps an empty file", () => {
  const field = (name: string, filename: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n\r\n`;
  const parsed = parseText(`${field("none", "")}${field("empty", "empty.txt")}--x--\r\n`);
  expect(Object.keys(parsed)).toEqual(["empty"]);
  expect(parsed["empty"]).toMatchObject({ name: "empty.txt", size: 0 });
});

test.each([
  ["without an end", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nhalf'],
  ["of another boundary", '--y\r\nContent-Disposition: form-data; name="a"\r\n\r\nhi\r\n--y--\r\n'],
  ["with a part without a name", "--x\r\nContent-Type: text/plain\r\n\r\nhi\r\n--x--\r\n"],
  ["that is empty", ""],
])("refuses a form %s", (_what, text) => {
  expect(() => parseText(text)).toThrow(expect.objectContaining({ code: "malformed_body", status: 400 }));
});

test("accepts a hundred fields and no more", () => {
  const form = (count: number) =>
    `${
      Array.from({ length: count }, (_, n) =>
        `--x\r\nContent-Disposition: form-data; name="f${n}"\r\n\r\n${n}\r\n`).join("")
    }--x--\r\n`;
  expect(Object.keys(parseText(form(100)))).toHaveLength(100);
  expect(() => parseText(form(101))).toThrow("The form has too many fields.");
});
