import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Post } from "#shared/posts/post-shapes.ts";
import { useServedAi } from "../../lib/assistant/use-served-ai.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../lib/session/session.ts";
import { localTexts } from "../../lib/storage/guarded-storage.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { agreeToPrice } from "./agreed-audio-price.ts";
import { loadAudioPrice } from "./audio-price.ts";
import { makeAudio } from "./make-audio.ts";
import { showSpeechQuestion } from "./speech-store.ts";

/** Asks before the first payment for audio on this device. */
export function PriceDialog({ post }: { readonly post: Post }) {
  const client = useQueryClient();
  const { user } = useSession();
  const { data: price } = useQuery({
    queryKey: ["speech", "price", user?.id, user?.badges],
    queryFn: () => user && loadAudioPrice(client, user),
    staleTime: 0,
    gcTime: 0,
  });
  const close = () => showSpeechQuestion(null);
  const canSpeak = useServedAi()?.canSpeak ?? true;
  if (!user) return null;
  const isShort = typeof price === "number" && user.xp < price;
  const confirm = () => {
    if (typeof price === "number") agreeToPrice(localTexts, user.id, price);
    close();
    void makeAudio(client, post);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Generate audio"
      tone="primary"
      confirmLabel={typeof price === "number" && canSpeak ? `Generate for ${formatXp(price)} XP` : "Generate"}
      isDisabled={typeof price !== "number" || isShort || !canSpeak}
      onConfirm={confirm}
      body={!canSpeak
        ? (
          <p key="missing">
            Audio is not available here: no AI service reads aloud on this server. Nothing was charged.
          </p>
        )
        : typeof price === "number"
        ? (
          <div className="space-y-2">
            <p>
              <span>
                Having this post read aloud costs{" "}
                <strong className="text-ink">{`${formatXp(price)} XP`}</strong>.
              </span>{" "}
              {isShort
                ? (
                  <span key="short">
                    <span>
                      {`You have ${formatXp(user.xp)} XP: posting, commenting and liking earn more, and the`}
                    </span>{" "}
                    <Link to="/shop" className="font-medium text-brand underline" onClick={close}>
                      XP Shop
                    </Link>{" "}
                    sells it.
                  </span>
                )
                : <span>{`You have ${formatXp(user.xp)} XP.`}</span>}
            </p>
            <p>
              {`The voice is ${voiceName(user.ttsVoice)}. Once it is there, everyone can listen for free.${
                !isShort ? " You won't be asked again at this price." : ""
              }`}
            </p>
          </div>
        )
        : <Skeleton className="h-20 w-full" />}
    />
  );
}

/** The display name of a voice. */
function voiceName(voice: string): string {
  return voice.charAt(0).toUpperCase() + voice.slice(1);
}
