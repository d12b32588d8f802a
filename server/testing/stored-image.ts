import { uuidv7 } from "uuidv7";
import type { TestApp } from "./create-test-app.ts";

/** Writes the row of a member's upload, without files, and returns its id. */
export async function storedImage(t: Pick<TestApp, "sql" | "clock">, ownerId: string): Promise<string> {
  const id = uuidv7();
  await t.sql`
    insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
    values (${id}, ${ownerId}, 640, 480, 1000, 'XQgKDYJXd4d', ${t.clock.now()})`;
  return id;
}
