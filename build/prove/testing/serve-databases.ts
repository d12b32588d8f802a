import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { hash } from "@node-rs/argon2";
import { uuidv7 } from "uuidv7";
import { product } from "#shared/product.ts";
import { type Database, openDatabase } from "../../../server/db/open-database.ts";
import { confirmRegistration } from "../../../server/features/auth/register/confirm-registration.ts";
import { insertRegistration } from "../../../server/features/auth/register/registration-queries.ts";
import { searchOfNames } from "../../../server/features/members/name-search.ts";
import { copyDatabase, urlOfDatabase } from "../../../server/testing/named-databases.ts";
import { createTemplate } from "../../../server/testing/servers/create-template.ts";
import { startTestServer } from "../../../server/testing/servers/test-server.ts";
import { findRoomyPlace } from "../checks/make-test-database-folder.ts";

interface Joining {
  readonly databaseUrl: string;
  readonly member: {
    readonly email: string;
    readonly password: string;
    readonly username: string;
    readonly displayName: string;
  };
}

const day = 24 * 60 * 60 * 1000;

/** As cheap as Argon2 can be: checking a password costs what the stored hash says. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Registers a member and confirms that, as the two calls and the mail between them would. */
async function join(db: Database, member: Joining["member"]): Promise<void> {
  const { email, password, username, displayName } = member;
  const id = uuidv7();
  const now = new Date();
  const registration = {
    id,
    email,
    username,
    displayName,
    passwordHash: await hash(password, cheap),
    language: "en" as const,
    timeZone: "UTC",
    termsVersion: product.termsVersion,
    privacyVersion: product.privacyVersion,
    hasGuardianConsent: false,
    hasGivenBirthDate: false,
    ofAgeFrom: null,
    ref: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + day),
  };
  await insertRegistration(db.sql, registration, db.sql`1`);
  const search = searchOfNames({ username, displayName });
  // Whoever joins a server first administers it (auth.13).
  const confirmation = { id, username: null, search, now, mayFound: true };
  await db.transaction((tx) => confirmRegistration(tx, confirmation));
}

/** The test's databases by their addresses. */
const databases = new Map<string, Database>();

function databaseAt(url: string): Database {
  const database = databases.get(url) ?? openDatabase(url, { maxConnections: 2 });
  databases.set(url, database);
  return database;
}

/**
 * Makes databases for the servers of browser tests, which wait for no disk and have their schema
 * already, and lets members join them. A program of its own, since browser tests speak to no
 * database. It prints its address and ends with its input.
 */
async function serve(): Promise<void> {
  const isDeep = process.env["GLIMMER_DEEP"] === "1";
  const { url } = await startTestServer({ plansOnce: !isDeep, place: await findRoomyPlace() });
  const admin = openDatabase(url, { maxConnections: 1 });
  await createTemplate(admin, url, "template");
  const calls: Readonly<Record<string, (request: IncomingMessage) => Promise<string>>> = {
    async "/databases"() {
      const name = `site_${uuidv7().replaceAll("-", "")}`;
      await copyDatabase(admin, name, "template");
      return urlOfDatabase(url, name);
    },
    async "/members"(request) {
      const { databaseUrl, member } = await json(request) as Joining;
      await join(databaseAt(databaseUrl), member);
      return "";
    },
  };
  const server = createServer((request, response) => {
    const call = calls[request.url ?? ""];
    if (!call) return void response.writeHead(404).end();
    call(request).then(
      (text) => response.end(text),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(0, "127.0.0.1", () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  process.stdin.resume().on("end", () => process.exit());
}

await serve();
