import { createCtx, type Ctx, type Deps, tellOfChanges } from "../context.ts";
import { mayHaveCommitted } from "../db/pool/database-failures.ts";
import type { TaskName } from "../jobs/payloads.ts";
import { raiseWhileRunning } from "./raise-while-running.ts";

interface Effects {
  /**
   * What it changes of what is cached for all members (`Topic`). `named`: its verb says it each
   * time (`ctx.changed`).
   */
  readonly changes: "nothing" | "named" | "everything";
  /** It may hide something from members, who must not read it from a replica (replicas.3). */
  readonly hides: boolean;
}

export const effectsOf: Readonly<Record<TaskName, Effects>> = {
  add_up_moderation: { changes: "nothing", hides: false },
  advance_promotions: { changes: "nothing", hides: false },
  answer_as_lisa: { changes: "named", hides: false },
  apply_payment_event: { changes: "named", hides: false },
  check_held_images: { changes: "named", hides: true },
  count_lowered_levels: { changes: "nothing", hides: false },
  detect_bots: { changes: "nothing", hides: true },
  end_polls: { changes: "named", hides: false },
  end_measures: { changes: "named", hides: true },
  file_public_report: { changes: "nothing", hides: true },
  find_late_file: { changes: "nothing", hides: true },
  find_spam_waves: { changes: "named", hides: true },
  heal_chat_search: { changes: "nothing", hides: false },
  help_as_lisa: { changes: "nothing", hides: false },
  hourly_cleanup: { changes: "everything", hides: false },
  lapse_badges: { changes: "named", hides: false },
  notice_decisions: { changes: "nothing", hides: true },
  open_automatic_cases: { changes: "nothing", hides: true },
  place_image: { changes: "nothing", hides: true },
  publish_scheduled: { changes: "named", hides: false },
  purge_file: { changes: "nothing", hides: false },
  raise_leader_bars: { changes: "nothing", hides: false },
  reconcile_payments: { changes: "named", hides: false },
  remove_bot_content: { changes: "named", hides: true },
  remove_image: { changes: "nothing", hides: true },
  remove_left_accounts: { changes: "named", hides: true },
  rename_reserved: { changes: "named", hides: true },
  renew_member_search: { changes: "nothing", hides: false },
  review_moderation: { changes: "named", hides: true },
  ring_bells: { changes: "nothing", hides: false },
  run_bots: { changes: "named", hides: false },
  send_mail: { changes: "nothing", hides: false },
  send_message_push: { changes: "nothing", hides: false },
  send_push: { changes: "nothing", hides: false },
  settle_audio: { changes: "nothing", hides: false },
  settle_evidence: { changes: "nothing", hides: true },
  settle_removed_content: { changes: "named", hides: true },
  stop_renewals: { changes: "named", hides: false },
  sweep_answers: { changes: "nothing", hides: false },
  tell_appeal_answer: { changes: "nothing", hides: false },
  tell_thanks: { changes: "nothing", hides: false },
  title_chat: { changes: "nothing", hides: false },
  unlock_jobs: { changes: "nothing", hides: false },
};

/** Runs a task's verb so that what it changes and hides shows to all reads after it. */
export async function runWithEffects(
  deps: Deps,
  name: TaskName,
  work: (ctx: Ctx) => Promise<void>,
): Promise<void> {
  const { changes, hides } = effectsOf[name];
  const tell = () => tellOfChanges(deps, changes === "everything" ? changes : []);
  const run = async () => {
    const ctx = createCtx(deps, { type: "system", name });
    const publish: Ctx["publish"] = (event) => {
      // Before any receiver of the event reads.
      tell();
      ctx.publish(event);
    };
    try {
      await work({ ...ctx, publish });
    } catch (error) {
      if (changes === "named" && mayHaveCommitted(error)) tellOfChanges(deps, "everything");
      throw error;
    } finally {
      tell();
    }
  };
  await (hides ? raiseWhileRunning(deps, run) : run());
}
