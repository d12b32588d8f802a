import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { lisaDailyLimit, type LisaModel, lisaModels } from "#shared/assistant/lisa.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { Avatar, type AvatarMember } from "../../ui/content/Avatar.tsx";
import { BookOpen } from "../../ui/icons/book-open.ts";
import type { IconComponent } from "../../ui/icons/icon.ts";
import { MessageCircleHeart } from "../../ui/icons/message-circle-heart.ts";
import { Zap } from "../../ui/icons/zap.ts";
import { useLisa } from "./use-lisa.ts";

const ideas = [
  t`I could use a kind word today`,
  t`Give me an idea for a calm evening`,
  t`Help me see this from another side`,
];

interface LisaStartProps {
  readonly user: CurrentUser;
  readonly lisa: AvatarMember;
  /** Puts a suggestion into the composer. */
  readonly onChoose: (words: string) => void;
}

/**
 * The thread with Lisa before the first message: who she is, what she reads and costs, and
 * how to begin (ai.5).
 */
export function LisaStart({ user, lisa, onChoose }: LisaStartProps) {
  const { provider, model, price } = useLisa(user);
  return (
    <div className="mx-auto flex max-w-110 flex-col items-center px-6 py-6 text-center">
      <Avatar member={lisa} size="lg" />
      <h3 className="mt-3 text-title font-semibold text-ink">{t`Hi, I'm Lisa`}</h3>
      <p className="mt-1.5 text-body text-balance text-quiet">
        {t`I'm an AI, here for a kind word, an idea or a second thought. I can be wrong, and I'm no doctor.`}
      </p>
      {provider && (
        <>
          <ul className="mt-5 space-y-2.5 text-start text-body text-quiet">
            <Fact icon={BookOpen}>{t`I read only this thread, and nothing else of yours.`}</Fact>
            <Fact icon={Zap}>
              <span className="tabular">
                {priceSentence(model, formatXp(price))}
              </span>{" "}
              <Link
                to="/settings"
                hash="lisa-answers-with"
                className="font-medium text-brand underline underline-offset-2"
              >
                {t`Choose my model`}
              </Link>
            </Fact>
            <Fact icon={MessageCircleHeart}>
              {t`Mention @lisa in a post or comment, and I answer there.`}
            </Fact>
          </ul>
          <ul aria-label={t`Ideas`} className="mt-5 flex flex-col items-center gap-2">
            {ideas.map((idea) => (
              <li key={idea}>
                <button
                  type="button"
                  className="rounded-full border border-hairline bg-surface px-4 py-1.5 text-body text-ink transition-colors hover:bg-wash pointer-coarse:min-h-11"
                  onClick={() => onChoose(idea)}
                >
                  {idea}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function priceSentence(model: LisaModel, price: string): string {
  if (model === "standard") return t`An answer costs ${price} XP, up to ${lisaDailyLimit} a day.`;
  const { label } = lisaModels[model];
  return t`An answer with ${{ model: label }} costs ${price} XP, up to ${lisaDailyLimit} a day.`;
}

function Fact({ icon: Icon, children }: { readonly icon: IconComponent; readonly children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon size={17} aria-hidden="true" className="mt-0.75 shrink-0 text-brand" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
