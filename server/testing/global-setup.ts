import type { TestProject } from "vitest/node";
import { openDatabase } from "../db/open-database.ts";
import { dropDatabase } from "./named-databases.ts";
import { createTemplate } from "./servers/create-template.ts";
import { startTestServer } from "./servers/test-server.ts";

/**
 * One server for the run (with TEST_DATABASE_URL that one, left running) and one migrated database
 * to copy from.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  // The deep proofs plan as the product does.
  const server = given ? null : await startTestServer({ plansOnce: project.name !== "deep" });
  const postgresUrl = given ?? server?.url ?? "";
  const templateDatabase = `glimmer_template_${process.pid}`;
  const admin = openDatabase(postgresUrl, { maxConnections: 1 });
  const dropTemplate = () => dropDatabase(admin, templateDatabase);
  const teardown = async () => {
    await dropTemplate();
    await admin.close();
    await server?.stop();
  };
  try {
    await dropTemplate();
    await createTemplate(admin, postgresUrl, templateDatabase);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide("postgresUrl", postgresUrl);
  project.provide("templateDatabase", templateDatabase);
  return teardown;
}
