import { openOnFreePort } from "../../free-port.ts";
import { readServerConfig } from "../launcher-settings.ts";
import { supervisePracticeTill } from "./supervise-practice-till.ts";
import { type ServerRun, type SupervisedServer, superviseServer } from "./supervise-server.ts";

interface SupervisedServices extends SupervisedServer {
  /** The server's environment. */
  readonly environment: Record<string, string>;
  readonly hasTill: boolean;
}

/**
 * Runs the server, and beside it the practice till where that takes the payments. Where PORT is 0,
 * the server keeps the free port that its first start found.
 */
export async function superviseServerAndTill(run: ServerRun): Promise<SupervisedServices> {
  return readServerConfig(run.environment).port === 0
    ? await openOnFreePort((free) => startBoth({ ...run, environment: withPort(run, free) }))
    : await startBoth(run);
}

function withPort({ environment }: ServerRun, port: number): Record<string, string> {
  return { ...environment, PORT: String(port) };
}

/**
 * The till starts first, since the server needs its address. It sends no event
 * before the server runs.
 */
async function startBoth(run: ServerRun): Promise<SupervisedServices> {
  const till = await supervisePracticeTill(run);
  const environment = { ...run.environment, ...till?.settings };
  try {
    const server = await superviseServer({ ...run, environment });
    return {
      address: server.address,
      environment,
      hasTill: till !== null,
      stop: async () => {
        await server.stop();
        await till?.stop();
      },
    };
  } catch (error) {
    await till?.stop();
    throw error;
  }
}
