import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { hash } from "@node-rs/argon2";
import { uuidv7 } from "uuidv7";
import { product } from "#shared/product.ts";
import { type Database, openDatabase } from "../../../server/db/open-database.ts";
import { confirmRegistration } from "../../../server/features/auth/register/confirm-registration.ts";
import { insertRegistration } from "../../../server/features/auth/register/registration-queries.ts";
import { searchOfNames } from "../../../server/features/members/name-search.ts";
import { addressOfData } from "./address-of-data.ts";

interface Joining {
  readonly email: string;
  readonly password: string;
  readonly username: string;
  readonly displayName: string;
}

const day = 24 * 60 * 60 * 1000;

/** As cheap as Argon2 can be: checking a password costs what the stored hash says. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Registers a member and confirms that, as the two calls and the mail between them would. */
async function join(db: Database, { email, password, username, displayName }: Joining): Promise<void> {
  const id = uuidv7();
  const now = new Date();
  const registration = {
    id,
    email,
    username,
    displayName,
    passwordHash: await hash(password, cheap),
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
  const confirmation = { id, username: null, search, now, mayFound: false };
  await db.transaction((tx) => confirmRegistration(tx, confirmation));
}

/**
 * Lets the members that are posted to it join the server whose data directory is named, and prints
 * its address. A program of its own, since browser tests speak to no database; it ends with its
 * input.
 */
async function serve(dataDir: string): Promise<void> {
  const db = openDatabase(await addressOfData(dataDir), { maxConnections: 2 });
  const server = createServer((request, response) => {
    json(request).then((member) => join(db, member as Joining)).then(
      () => response.end(),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(0, "127.0.0.1", () => {
    console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  process.stdin.resume().on("end", () => process.exit());
}

await serve(process.argv[2] ?? ".data");
