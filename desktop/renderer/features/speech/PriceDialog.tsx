import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { waitingNotes } from "#shared/assistant/free-note.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { showText } from "../../lib/language/show-text.ts";
import { priceKeys } from "../../lib/query-keys/shop-keys.ts";
import { useWaits } from "../assistant/use-is-free.ts";
import { useServedAi } from "../assistant/use-served-ai.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { useSession } from "../../lib/session/session.ts";
import { localTexts } from "../../lib/storage/guarded-storage.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { agreeToPrice } from "./agreed-audio-price.ts";
import { loadAudioPrice } from "./audio-price.ts";
import { makeAudio } from "./make-audio.ts";
import { showSpeechQuestion } from "./speech-store.ts";

/**
 * Asks before the first payment for audio on this device. After words of crisis it shows no price,
 * and says that reading aloud waits (ai.26).
 */
export function PriceDialog({ post }: { readonly post: Post }) {
  const client = useQueryClient();
  const { user } = useSession();
  const waits = useWaits(post.id);
  const { data: price } = useQuery({
    queryKey: priceKeys.audio(user?.id, user?.badges),
    queryFn: () => user && loadAudioPrice(client, user),
    staleTime: 0,
    gcTime: 0,
  });
  const close = () => showSpeechQuestion(null);
  const canSpeak = useServedAi()?.canSpeak ?? true;
  if (!user) return null;
  const known = waits === false && canSpeak ? price ?? null : null;
  const confirm = () => {
    if (known !== null) agreeToPrice(localTexts, user.id, known);
    close();
    void makeAudio(client, post);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t`Generate audio`}
      tone="primary"
      confirmLabel={known === null ? t`Generate` : t`Generate for ${{ price: formatXp(known) }} XP`}
      isDisabled={known === null || user.xp < known}
      onConfirm={confirm}
      body={!canSpeak
        ? (
          <p key="missing">
            {t`Audio is not available here: no AI service reads aloud on this server. Nothing was charged.`}
          </p>
        )
        : waits
        ? <p key="free">{showText(waitingNotes.audio)}</p>
        : known === null
        ? <Skeleton className="h-20 w-full" />
        : <Price user={user} price={known} onLeave={close} />}
    />
  );
}

interface PriceProps {
  readonly user: CurrentUser;
  /** XP. */
  readonly price: number;
  readonly onLeave: () => void;
}

function Price({ user, price, onLeave }: PriceProps) {
  const isShort = user.xp < price;
  const amount = `${formatXp(price)} XP`;
  const xp = formatXp(user.xp);
  const terms = t`The voice is ${{
    voice: voiceName(user.ttsVoice),
  }}. Once it is there, everyone can listen for free.`;
  return (
    <div className="space-y-2">
      <p>
        <span>
          <Trans>
            Having this post read aloud costs <strong className="text-ink">{amount}</strong>.
          </Trans>
        </span>{" "}
        {isShort
          ? (
            <span key="short">
              <Trans>
                You have <span>{xp}</span> XP: posting, commenting and liking earn more, and the{" "}
                <Link to="/shop" className="font-medium text-brand underline" onClick={onLeave}>
                  XP Shop
                </Link>{" "}
                sells it.
              </Trans>
            </span>
          )
          : <span>{t`You have ${xp} XP.`}</span>}
      </p>
      <p>
        {isShort ? terms : `${terms} ${t`You won't be asked again at this price.`}`}
      </p>
    </div>
  );
}

/** The display name of a voice. */
function voiceName(voice: string): string {
  return voice.charAt(0).toUpperCase() + voice.slice(1);
}
