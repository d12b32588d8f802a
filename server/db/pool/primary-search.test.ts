import { once } from "node:events";
import { expect, test } from "vitest";
import { type DatabaseHost, nameOfHost, parseDatabaseHosts } from "../../settings/database-config.ts";
import { PrimarySearch, type Standing } from "./primary-search.ts";

type Answer = Standing | Error | "silent";

const primary = (timeline: number): Standing => ({ isWritable: true, timeline });
const standby: Standing = { isWritable: false, timeline: 0 };

/** A search among hosts that answer what `answers` says at that moment. */
function searchAmong(answers: Record<string, Answer>) {
  const hosts = parseDatabaseHosts(`postgres://u@${Object.keys(answers).join(",")}/g`);
  const moves: string[] = [];
  const asked: string[] = [];
  const search = new PrimarySearch({
    hosts,
    async ask({ host }, signal) {
      asked.push(host);
      const answer = answers[host];
      if (answer === "silent") await once(signal, "abort");
      if (answer === "silent" || !answer) throw new Error("The wait was given up");
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onMoved: (host) => moves.push(host.host),
    limitMs: 200,
  });
  const find = async () => (await search.find()).host;
  const at = (name: string) => hosts.find(({ host }) => host === name) as DatabaseHost;
  return { search, find, moves, asked, at };
}

test("finds the host that can be written, and asks no more while nobody doubts it", async () => {
  const { find, asked } = searchAmong({ a: standby, b: primary(1) });
  expect(await Promise.all([find(), find()])).toEqual(["b", "b"]);
  expect(await find()).toBe("b");
  expect(asked.toSorted()).toEqual(["a", "b"]);
});

test("says of every host why it cannot be written", async () => {
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const { find } = searchAmong({ a: standby, b: refused, c: "silent" });
  await expect(find()).rejects.toThrow(
    "No host of the database can be written: a:5432 can only be read; b:5432 (connect ECONNREFUSED); " +
      "c:5432 does not answer",
  );
});

test("finds a standby that is promoted while it looks, although the former primary says nothing", async () => {
  const answers: Record<string, Answer> = { a: primary(1), b: standby };
  const { search, find, moves } = searchAmong(answers);
  expect(await find()).toBe("a");
  answers.a = "silent";
  search.doubt();
  const found = find();
  answers.b = primary(2);
  expect(await found).toBe("b");
  expect(moves).toEqual(["b"]);
});

test("takes the one promoted last of two that can be written", async () => {
  const answers: Record<string, Answer> = { a: primary(4), b: primary(5) };
  expect(await searchAmong(answers).find()).toBe("b");
});

test("stays at the known one of two addresses of one server, and goes to the other when it falls silent", async () => {
  const answers: Record<string, Answer> = { a: standby, b: primary(3) };
  const { search, find, moves } = searchAmong(answers);
  expect(await find()).toBe("b");
  answers.a = primary(3);
  search.doubt();
  expect(await find()).toBe("b");
  answers.b = "silent";
  search.doubt();
  expect(await find()).toBe("a");
  expect(moves).toEqual(["a"]);
});

test("never returns to a former primary that can still be written", async () => {
  const answers: Record<string, Answer> = { a: primary(1), b: standby };
  const { search, find, at } = searchAmong(answers);
  expect(await find()).toBe("a");
  search.judge(at("b"), primary(2));
  expect(await find()).toBe("b");
  answers.b = new Error("gone");
  search.doubt();
  await expect(find()).rejects.toThrow("a:5432 was replaced by a primary that was promoted later");
  expect(() => search.judge(at("a"), primary(1))).toThrow("was replaced");
});

test("looks elsewhere once a connection has been silent for 300 ms, and not at each moment", async () => {
  const answers: Record<string, Answer> = { a: primary(1), b: standby };
  const { search, find, moves, asked } = searchAmong(answers);
  await find();
  answers.a = "silent";
  answers.b = primary(2);
  search.watch(250);
  expect(asked).toHaveLength(2);
  search.watch(500);
  search.watch(600);
  expect(asked).toHaveLength(4);
  expect(await find()).toBe("b");
  expect(moves).toEqual(["b"]);
});

test("names a host as people write it", () => {
  expect(parseDatabaseHosts("postgres://u@[::1],b:5433/g").map(nameOfHost)).toEqual(["[::1]:5432", "b:5433"]);
});
