import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { moderationLevels } from "#shared/moderation/moderation-levels.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { ApiError, userMessageOf } from "../../../lib/api/api-error.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { ModerationMark } from "../../moderation/ModerationMark.tsx";
import type { useTryBot } from "./use-try-bot.ts";

interface TryOutcomeProps {
  readonly bot: BotUser;
  readonly trying: ReturnType<typeof useTryBot>;
}

/**
 * Shows what the bot wrote and whether it would be published, that it is writing, or why it could
 * not.
 */
export function TryOutcome({ bot, trying }: TryOutcomeProps) {
  return (
    <div aria-live="polite" aria-busy={trying.isPending}>
      {trying.isPending && (
        <div className="rounded-card border border-hairline p-4">
          <p className="text-meta text-quiet">{`${isolateName(bot.displayName)} is writing…`}</p>
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      )}
      {trying.isError && <FormError message={tryFailureText(trying.error)} />}
      {trying.isSuccess && <Written bot={bot} written={trying.data} />}
    </div>
  );
}

function Written({ bot, written }: { readonly bot: BotUser; readonly written: Written }) {
  const { content, isFit, level } = written;
  const known = moderationLevels.find((one) => one === level) ?? null;
  return (
    <>
      <div className="rounded-card border border-hairline bg-surface p-4">
        <div className="flex items-center gap-2.5">
          <Avatar member={bot} size="sm" />
          <MemberName name={bot.displayName} className="min-w-0 truncate font-semibold" />
          <MemberMarks member={{ username: bot.username, isBot: true }} />
          <span className="ml-auto">
            <ModerationMark level={known} />
          </span>
        </div>
        <p {...langAndDir(content)} className="mt-3 whitespace-pre-wrap wrap-anywhere">{content}</p>
      </div>
      <p className={`mt-2 text-meta ${isFit ? "text-quiet" : "font-medium text-danger"}`}>
        {isFit
          ? `Its level is ${level}. It would be published.`
          : `Its level is ${level}, below the bot's own (${bot.moderationLevel}). It would be dropped.`}
      </p>
    </>
  );
}

type Written = NonNullable<TryOutcomeProps["trying"]["data"]>;

function tryFailureText(error: unknown): string {
  if (error instanceof ApiError && error.code === "ai_not_configured") {
    return "No AI provider is connected, so bots can't write. Set OPENAI_API_KEY in the server's environment, and AI_MODELS where the service has several models, and start it again.";
  }
  return userMessageOf(error, "The bot could not write. Please try again.");
}
