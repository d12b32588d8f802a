import fc from "fast-check";

/** Strings that have broken servers before. */
export const hostileString: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udc00 lone",
    "\ufeff",
    "\u202e",
    "../../../etc/passwd",
    "%00",
    "%",
    "__proto__",
    "constructor",
    "' or 1=1 --",
    "<script>alert(1)</script>",
    "\r\nX-Injected: 1",
    "0",
    "-1",
    "1e999",
    "NaN",
    "null",
    "00000000-0000-0000-0000-000000000000",
    "👩‍👩‍👧‍👦".repeat(50),
    "a".repeat(5_000),
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
);

/** Objects that pass for a string, a list, a number or a file until they are used as one. */
const confused: readonly unknown[] = [
  { length: { toString: 1, valueOf: 1 } },
  { length: "5", 0: "a" },
  { length: 1e9 },
  { size: { valueOf: null }, name: 1, type: [] },
  { valueOf: 1, toString: "x", toJSON: 1 },
  { then: "not a function" },
  { constructor: { prototype: { isAdmin: true } } },
  ["a", ["b"], { c: null }],
  [null, null],
];

/** A value of any type, some nested far too deep. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileString,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], { length: -1 }, {
    toString: 1,
  }),
  fc.constantFrom<unknown>(...confused),
  fc.constant(nested(2_000)),
  fc.jsonValue(),
);

/** Keys with a meaning in JavaScript itself. */
export const hostileKey = fc.constantFrom(
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "isAdmin",
  "id",
  "",
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value };
  return value;
}
