import { expect, test } from "vitest";
import { helpOffered } from "#shared/cases/help-offered.ts";
import { caseKinds } from "#shared/cases/case-shapes.ts";
import { caseOutcome } from "#shared/cases/decision-kinds.ts";
import { asWritten, type Text } from "#shared/language/text.ts";
import { knownImageNotice } from "#shared/media/known-image-words.ts";
import { badgeNames } from "#shared/members/badge-rules.ts";
import type { Notification } from "#shared/notifications/contract.ts";
import { formatAlert, formatNotification } from "#shared/notifications/notification-text.ts";
import { notificationTypes } from "#shared/notifications/notification-types.ts";
import { firstRules } from "#shared/rules/first-rules.ts";
import { reasonTexts } from "#shared/xp/transaction-reasons.ts";
import { composeDownloadMail } from "../../features/account/export/downloaded-mail.ts";
import {
  composeAddressTakenMail,
  composeEmailChangedMail,
  composeEmailChangeNotice,
  confirmEmailMail,
} from "../../features/account/email-change/make-email-change-mails.ts";
import { composeDeletedMail, composeRemovedMail } from "../../features/account/leaving/leaving-mails.ts";
import { composeAlreadyMemberMail } from "../../features/auth/mails/already-member-mail.ts";
import { composeAlreadyVerifiedMail } from "../../features/auth/mails/already-verified-mail.ts";
import { explainHowToContest } from "../../features/auth/mails/contest-note.ts";
import { composePasswordChangedMail } from "../../features/auth/mails/password-changed-mail.ts";
import { resetMail } from "../../features/auth/mails/reset-mail.ts";
import { signInLinkMail } from "../../features/auth/mails/sign-in-link-mail.ts";
import { verificationMail } from "../../features/auth/mails/verification-mail.ts";
import { composeAccountRestoredMail } from "../../features/auth/sign-in/restore-left-account.ts";
import { answerNotice } from "../../features/cases/appeals/tell-answer.ts";
import {
  describeForAuthor,
  describeForReporter,
  describeWhatStays,
} from "../../features/cases/decide/notice-words.ts";
import { composeKnownImageMail } from "../../features/media/known/known-image-mail.ts";
import { describeCrown, describeEnd } from "../../features/shop/badges/crown-texts.ts";
import { describeEconomy } from "../../features/xp/describe-economy.ts";
import { writeText } from "../../language/write-text.ts";
import { findEnglish } from "./find-english.ts";

const at = new Date("2026-11-30T12:00:00Z");
const contactEmail = "hello@glimmer.test";
const link = "https://glimmer.test/login";
const languages = ["de", "ar"] as const;

test.each(languages)("finds English where %s is meant", (language) => {
  const english = [helpOffered, knownImageNotice, explainHowToContest(contactEmail)].map((text) =>
    writeText(text, "en")
  );
  expect(english.flatMap((text) => findEnglish(text, language))).toEqual(english);
});

test.each(languages)("no mail in %s has English in it", (language) => {
  const ada = { email: "ada@glimmer.test", username: "ada_l", displayName: "Ada L", language };
  const mails = [
    composeAlreadyMemberMail(ada, link),
    composeAlreadyVerifiedMail(ada, link),
    composePasswordChangedMail(ada, link),
    resetMail(ada, link),
    signInLinkMail(ada, link),
    verificationMail(ada, link),
    confirmEmailMail(ada, link),
    composeEmailChangeNotice(ada, link),
    composeAddressTakenMail(ada, link),
    composeEmailChangedMail(ada, { isOld: true, contactEmail }),
    composeEmailChangedMail(ada, { isOld: false, contactEmail }),
    composeDeletedMail(ada, { at, signInLink: link, contactEmail }),
    composeRemovedMail(ada),
    composeAccountRestoredMail(ada, contactEmail),
    composeDownloadMail(ada),
    composeKnownImageMail(ada, { publicUrl: "https://glimmer.test" }),
  ];
  const texts = mails.map(({ subject, text }) => `${subject}\n${text}`);
  expect(texts.flatMap((text) => findEnglish(text, language))).toEqual([]);
});

const actor = {
  id: "1",
  username: "ada_l",
  displayName: "Ada",
  profileImageUrl: null,
  profileImageMadeWithAi: false,
};

function notificationTexts(): Text[] {
  return notificationTypes.flatMap((type) =>
    [1, 2, 12].flatMap((count) =>
      [null, "2"].flatMap((commentId) => {
        const actors = type === "bookmark" ? [] : Array.from({ length: Math.min(count, 3) }, () => actor);
        const one: Notification = {
          id: "3",
          type,
          isRead: false,
          postId: "4",
          commentId,
          decisionId: null,
          fromUser: actors[0] ?? null,
          actors,
          count,
          post: null,
          xpAmount: count,
          reason: null,
          message: null,
          createdAt: at.toISOString(),
        };
        const alerts = [one, { ...one, decisionId: "5" }].map((each) => formatAlert(each, true).title);
        return [formatNotification(one), formatNotification({ ...one, actors: [] }), ...alerts];
      })
    )
  );
}

function decisionTexts(): Text[] {
  const [{ title: rule } = { title: asWritten("") }] = firstRules;
  return caseKinds.flatMap((kind) =>
    caseOutcome.options.flatMap((decision) =>
      [at, null].flatMap((until) => {
        const about = { kind, excerpt: kind === "post" ? "…" : null, decision, until };
        const decided = {
          ...about,
          level: "low",
          formerLevel: "high",
          rule,
          reason: "…",
          wasAsked: true,
          isHeld: true,
          removesContent: until === null,
          stoppedPromotions: 1,
        } as const;
        const restored = {
          posts: 1,
          comments: 3,
          messages: 12,
          levels: 1,
          covers: 1,
          measures: 1,
          promotions: 2,
        };
        return [
          describeForAuthor(decided) ?? [],
          describeForReporter(decision, kind),
          describeWhatStays(decided),
          ...[true, false, null].map((isGranted) =>
            answerNotice({ ...about, isGranted, answer: "…", restored })
          ),
        ];
      })
    )
  );
}

function crownTexts(): Text[] {
  const subscription = { paidUntil: at, cancelsAtPeriodEnd: false, status: "active", invoices: [] } as const;
  return (["blackCrown", "goldCrown"] as const).flatMap((crown) => [
    ...Object.values(describeCrown(crown, subscription as never, at)),
    ...Object.values(describeEnd(badgeNames[crown])),
  ]);
}

test.each(languages)("nothing that members are notified of in %s has English in it", (language) => {
  const texts = [
    ...notificationTexts(),
    ...decisionTexts(),
    ...crownTexts(),
    ...Object.values(reasonTexts),
    helpOffered,
    knownImageNotice,
    explainHowToContest(contactEmail),
  ].map((text) => writeText(text, language));
  expect(texts.length).toBeGreaterThan(500);
  expect([...new Set(texts.flatMap((text) => findEnglish(text, language)))]).toEqual([]);
});

test.each(languages)("no price or earning in %s has English in it", (language) => {
  const { earning, consuming } = describeEconomy(language);
  const texts = [...earning, ...consuming].flatMap((
    row,
  ) => [row.description, "note" in row ? row.note ?? "" : ""]);
  expect(texts.flatMap((text) => findEnglish(text, language))).toEqual([]);
});
