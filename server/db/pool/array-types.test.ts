import fc from "fast-check";
import { expect, test } from "vitest";
import { parseArray, serializeArray } from "./array-types.ts";

const same = (element: unknown) => element;

test("reads back any text it wrote", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "N", "{", "}", '"', "\\", ",", " ", "🌱") });
  const element = fc.oneof(word, fc.constantFrom(null, "NULL", "null", ""));
  const list = fc.array(element, { minLength: 1 });
  fc.assert(fc.property(fc.oneof(list, fc.array(list, { minLength: 1 })), (value) => {
    expect(parseArray(serializeArray(value, same), same)).toEqual(value);
  }));
});

test("reads the server's notation: unquoted words, empty arrays, other lower bounds", () => {
  expect(parseArray("{1,NULL,3}", Number)).toEqual([1, null, 3]);
  expect(parseArray("{}", Number)).toEqual([]);
  expect(parseArray("[0:1]={4,5}", Number)).toEqual([4, 5]);
  expect(parseArray("{{a,b},{c,d}}", same)).toEqual([["a", "b"], ["c", "d"]]);
});

test("refuses undefined", () => {
  expect(() => serializeArray([1, undefined], same)).toThrow("say null");
});

test("writes a frozen array of texts once, and any other each time as it is", () => {
  const words = ["a", 'b"'];
  expect(serializeArray(words, String)).toBe('{"a","b\\""}');
  words.push("c");
  expect(serializeArray(words, String)).toBe('{"a","b\\"","c"}');
  const frozen = Object.freeze([...words]);
  expect(serializeArray(frozen, String)).toBe(serializeArray(words, String));
  expect(serializeArray(frozen, String)).toBe(serializeArray(words, String));
  expect(serializeArray(frozen, (word) => `${String(word)}!`)).toBe('{"a!","b\\"!","c!"}');
  const changing = { toString: () => String(words.length) };
  const lists = Object.freeze([changing]);
  expect(serializeArray(lists, String)).toBe('{"3"}');
  words.push("d");
  expect(serializeArray(lists, String)).toBe('{"4"}');
});
