import { type DriverQuery, settleBy, type Tx } from "./pool/driver.ts";
import { makeConnectionLost, makeDatabaseUnavailable } from "./pool/database-failures.ts";
import type { Connection } from "./pool/connection.ts";

/**
 * Makes the two interfaces of a connection: `Sql` for the work, and `send` for begin and commit.
 */
export interface Speaker {
  sql(send: (query: DriverQuery) => void): Tx;
  /** Sends a control statement; returns its command tag. */
  command(text: string, send: (query: DriverQuery) => void): Promise<string>;
}

/**
 * Runs the work between `begin` and `commit` on an exclusive connection. Once the connection is
 * lost or a statement has failed, every further statement is refused, so nothing is ever written
 * outside. Rejects at once when the connection is lost, even while the work awaits something else.
 * `mayPrepare`: the statements are prepared; one that no longer fits its tables ends the
 * transaction with the reason.
 */
export async function runTransaction<T>(
  connection: Connection,
  speaker: Speaker,
  { work, mayPrepare }: { readonly work: (tx: Tx) => Promise<T>; readonly mayPrepare: boolean },
): Promise<T> {
  const queue: DriverQuery[] = [];
  let isBusy = false;
  let isOver = false;
  const failures: unknown[] = [];

  const whenLost = new Promise<never>((_, reject) => {
    connection.onLost = (cause) => {
      failures.push(makeDatabaseUnavailable(cause));
      for (const query of queue.splice(0)) query.reject(failures[0]);
      reject(failures[0]);
    };
  });
  whenLost.catch(() => {});

  function sendNext(): void {
    const query = queue.shift();
    isBusy = query !== undefined;
    if (query) connection.run(query, performance.now(), sendNext);
  }

  function send(query: DriverQuery): void {
    if (connection.isLost) return query.reject(makeConnectionLost());
    queue.push(query);
    if (!isBusy) sendNext();
  }

  function sendForWork(query: DriverQuery): void {
    if (failures.length > 0) return query.reject(failures[0]);
    if (isOver) return query.reject(new Error("A statement came after the end of its transaction"));
    const { reject } = query;
    if (!mayPrepare) query.options.prepare = false;
    settleBy(query, {
      reject: (error) => {
        // The driver has prepared it again within the failed transaction, which is refused.
        const cause = query.preparedAgain ?? error;
        failures.push(cause);
        reject(cause);
      },
    });
    send(query);
  }

  try {
    await speaker.command("begin", send);
    const result = await Promise.race([work(speaker.sql(sendForWork)), whenLost]);
    if (failures.length > 0) throw failures[0];
    isOver = true;
    const tag = await speaker.command("commit", send);
    // The server returns ROLLBACK for the commit of a failed transaction.
    if (tag !== "COMMIT") throw failures[0] ?? new Error(`The transaction ended with ${tag}`);
    return result;
  } catch (error) {
    isOver = true;
    if (!connection.isLost) await speaker.command("rollback", send).catch((cause) => connection.lose(cause));
    throw error;
  } finally {
    connection.onLost = null;
  }
}
