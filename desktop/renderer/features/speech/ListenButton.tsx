import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import type { Post } from "#shared/posts/post-shapes.ts";
import { isLongEnough } from "#shared/speech/long-enough.ts";
import { watchUserActivity } from "../../lib/window/watch-user-activity.ts";
import { useSession } from "../../lib/session/session.ts";
import { CirclePlay } from "../../ui/icons/circle-play.ts";
import { Pause } from "../../ui/icons/pause.ts";
import { Play } from "../../ui/icons/play.ts";
import { Square } from "../../ui/icons/square.ts";
import { Volume2 } from "../../ui/icons/volume-2.ts";
import { toastUnavailable } from "../../ui/status/LazyPart.tsx";
import { Spinner } from "../../ui/status/Spinner.tsx";
import { Tooltip } from "../../ui/tooltip/Tooltip.tsx";
import { useSpeechOf } from "./speech-store.ts";

interface ListenButtonProps {
  readonly post: Post;
  readonly className: string;
}

/**
 * Generates, plays, pauses and stops the audio of a long post. The player's code
 * loads on the first press.
 */
export function ListenButton(props: ListenButtonProps) {
  const { moderationLevel, content, audioUrl, isKeptForClose } = props.post;
  // Nothing about a post of distress shows a price (ai.26).
  const isPriced = isKeptForClose && !audioUrl;
  return moderationLevel !== null && isLongEnough(content) && !isPriced && <ListenControl {...props} />;
}

function ListenControl({ post, className }: ListenButtonProps) {
  const { user } = useSession();
  const client = useQueryClient();
  const { history } = useRouter();
  const state = useSpeechOf(post.id);
  const button = useRef<HTMLButtonElement>(null);
  if (!user || (!post.audioUrl && !user.canMakeAudio)) return null;
  const press = async () => {
    if (state === "making") return;
    let isWaiting = true;
    const endWatch = watchUserActivity(history, () => {
      isWaiting = false;
    });
    try {
      const actions = await import("./listen.ts").catch(toastUnavailable);
      await actions?.listen(client, post, user, () => isWaiting);
    } finally {
      endWatch();
    }
  };
  const stop = async () => {
    // The pressed button disappears.
    button.current?.focus();
    (await import("./audio-player.ts")).stop();
  };
  const isSounding = state === "playing" || state === "paused";
  const { label, icon: Icon } = faces[state ?? (post.audioUrl ? "ready" : "none")];
  const look = `${className} ${isSounding ? "text-brand" : "text-quiet hover:text-ink"}`;
  return (
    <>
      <Tooltip label={label}>
        <button
          ref={button}
          type="button"
          aria-label={label}
          aria-busy={state === "making"}
          className={look}
          onClick={() => void press()}
        >
          {Icon ? <Icon size={18} aria-hidden="true" /> : <Spinner size={18} />}
        </button>
      </Tooltip>
      {
        /* On a phone the player has this button within reach; here it could wrap the row while
          the member reads below. */
      }
      {isSounding && (
        <Tooltip label={t`Stop`}>
          <button
            type="button"
            aria-label={t`Stop`}
            className={`${look} max-sm:hidden`}
            onClick={() => void stop()}
          >
            <Square size={16} aria-hidden="true" fill="currentColor" />
          </button>
        </Tooltip>
      )}
    </>
  );
}

const faces = {
  none: { label: t`Generate audio`, icon: Volume2 },
  making: { label: t`Generating audio`, icon: null },
  ready: { label: t`Play audio`, icon: CirclePlay },
  playing: { label: t`Pause`, icon: Pause },
  paused: { label: t`Resume`, icon: Play },
} as const;
