import { product } from "#shared/product.ts";
import { minimumAge } from "#shared/auth/age-rule.ts";
import { LegalPage } from "./LegalPage.tsx";
import { MailLink } from "./MailLink.tsx";
import { Section } from "./Section.tsx";

const { name } = product;

export function TermsScreen() {
  return (
    <LegalPage
      title="Terms of Service"
      version={product.termsVersion}
      intro={`In short: be truthful about who you are, be kind to the people you meet, and keep your words your own. ${name} does the same.`}
    >
      <Section title="Acceptance of Terms">
        <p>
          These terms are an agreement between you and{" "}
          {name}. You accept them when you create an account, and we record the version you accepted. If you
          do not agree with them, please do not use the service.
        </p>
        <p>Please read the Privacy Policy together with these terms.</p>
      </Section>
      <Section title="Description of Service">
        <p>
          {name}{" "}
          is a social network for wellbeing. Members share short posts and images, comment, and encourage each
          other. Posts and comments are classified automatically by how kind and safe they are, and that level
          decides where they are shown.
        </p>
        <p>
          Taking part earns experience points (XP). XP and levels are a game within the service: they have no
          cash value, cannot be exchanged for money, and do not belong to you as property. We may correct
          balances that result from an error or from abuse.
        </p>
        <p>
          We work to keep the service available, but we provide it as is: it may change, pause or be
          interrupted. It is not a substitute for medical or psychological care. If you are in danger, please
          call your local emergency number.
        </p>
      </Section>
      <Section title="Modification of Terms">
        <p>
          We may change these terms as the service grows. We announce material changes in the service or by
          email before they take effect. The date above is the date of the current text. If you keep using
          {" "}
          {name}{" "}
          after a change has taken effect, you accept it; if you do not agree, you can close your account
          first.
        </p>
      </Section>
      <Section title="Account Registration and Use">
        <ul>
          <li>What you tell us when you register must be true and accurate; keep it up to date.</li>
          <li>
            You must be of the age of majority where you live, or have the consent of a parent or guardian. We
            do not knowingly accept children under {minimumAge}.
          </li>
          <li>
            Your account is yours alone. Do not create one for someone else, and do not pass yours on.
          </li>
          <li>Keep your password to yourself, and tell us if you think someone else knows it.</li>
        </ul>
        <p>
          We may close an account immediately for false information, or for creating an account for someone
          else. You can close yours at any time by writing to <MailLink />.
        </p>
      </Section>
      <Section title="Privacy and Data Protection">
        <p>
          We handle personal data as the{" "}
          <a href="/privacy" className="font-medium text-brand underline underline-offset-4">
            Privacy Policy
          </a>{" "}
          describes. You have the rights of access, correction, deletion, restriction, portability and
          objection, and we answer every request.
        </p>
      </Section>
      <Section title="User Conduct and Responsibilities">
        <p>
          What you write and upload remains yours, and you are responsible for it. By posting it you allow us
          to store it and show it to other members for as long as it is here.
        </p>
        <p>Please do not use {name} to:</p>
        <ul>
          <li>harass, threaten, shame or hate, or encourage anyone to harm themselves or others;</li>
          <li>share sexual content, other people's private information, or images you have no right to;</li>
          <li>mislead people by impersonation, spam, fraud or dangerous misinformation;</li>
          <li>gain XP by cheating, run automated accounts that do not say so, or disrupt the service.</li>
        </ul>
        <p>
          The <a href="/rules" className="font-medium text-brand underline underline-offset-4">House rules</a>
          {" "}
          say in more words what is welcome. You can report what breaks them from its menu.
        </p>
        <p>
          Moderators, who are members that the operator chose, look at reports. What breaks the rules may be
          shown to fewer people, covered or removed. Members who break them may be warned, limited for some
          days, or suspended for some days or for good. Members are told what was decided about them, by which
          rule and for what reason, and can write to <MailLink />{" "}
          to have it looked at again. Whoever reported is told whether something was done.
        </p>
      </Section>
      <Section title="Legal Compliance and User Consent">
        <p>
          You agree to follow the laws that apply to you. By ticking the two boxes at registration you consent
          to these terms and confirm that you have read the Privacy Policy; you can withdraw your consent by
          closing your account. Where the law requires us to remove content or to answer an authority, we do
          so to the extent it requires.
        </p>
        <p>Nothing in these terms limits rights that consumer law gives you and that cannot be waived.</p>
      </Section>
      <Section title="Contact Information">
        <p>
          For questions about these terms, or to report, without an account, anything that should not be here,
          write to <MailLink />.
        </p>
      </Section>
    </LegalPage>
  );
}
